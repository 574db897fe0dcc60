import type { Feature, Offers } from "../../platform/feature.ts";
import { findSeenWhole } from "./findSeenWhole.ts";
import { episodeHandlers, type EpisodePorts } from "./routes.ts";
import { findStartedIds } from "./seenStore.ts";
import { seenData } from "./seenData.ts";

interface Neighbours {
  catalogue: Pick<EpisodePorts, "snapshot"> & { titleName(titleId: number): string | null };
  recommendations: Pick<EpisodePorts, "open">;
}

/** Which episodes people have seen. */
export function createEpisodes({ catalogue, recommendations }: Neighbours) {
  return {
    handlers: episodeHandlers({ snapshot: catalogue.snapshot, open: recommendations.open }),
    personalData: seenData({ titleName: catalogue.titleName }),
    /** Shows of which one of these people has seen everything that has aired. */
    seenWhole: findSeenWhole,
    /** Shows that a person has begun to watch. */
    startedBy: findStartedIds,
  } satisfies Feature & Offers;
}

export type Episodes = ReturnType<typeof createEpisodes>;
