import type { Feature, Offers } from "../../platform/feature.ts";
import { findSeenWhole } from "./findSeenWhole.ts";
import { episodeHandlers, type EpisodePorts } from "./routes.ts";
import { seenData } from "./seenData.ts";
import { findStartedIds } from "./seenStore.ts";

interface Neighbours {
  catalogue: Pick<EpisodePorts, "snapshot"> & { titleName(titleId: number): string | null };
  recommendations: Pick<EpisodePorts, "open">;
}

/** Which episodes and films people have seen. */
export function createEpisodes({ catalogue, recommendations }: Neighbours) {
  return {
    handlers: episodeHandlers({ snapshot: catalogue.snapshot, open: recommendations.open }),
    personalData: seenData({ titleName: catalogue.titleName }),
    /** Shows of which one of these people has seen everything that has aired, and films marked as seen. */
    seenWhole: findSeenWhole,
    /** Shows a person has started, also those seen whole. */
    started: findStartedIds,
  } satisfies Feature & Offers;
}

export type Episodes = ReturnType<typeof createEpisodes>;
