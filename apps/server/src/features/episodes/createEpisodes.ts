import type { Feature, Offers } from "../../platform/feature.ts";
import { findSeenTitles } from "./findSeenTitles.ts";
import { episodeHandlers, type EpisodePorts } from "./routes.ts";
import { seenData } from "./seenData.ts";

interface Neighbours {
  catalogue: Pick<EpisodePorts, "snapshot"> & { titleName(titleId: number): string | null };
  recommendations: Pick<EpisodePorts, "open">;
}

/** Which episodes and films people have seen. */
export function createEpisodes({ catalogue, recommendations }: Neighbours) {
  return {
    handlers: episodeHandlers({ snapshot: catalogue.snapshot, open: recommendations.open }),
    personalData: seenData({ titleName: catalogue.titleName }),
    seenTitles: findSeenTitles,
  } satisfies Feature & Offers;
}

export type Episodes = ReturnType<typeof createEpisodes>;
