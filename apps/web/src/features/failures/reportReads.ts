import type { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract";
import type { Track } from "../events/Track.ts";

/** Names of failed reads in reports, if they have their own. */
const NAMES: Partial<Record<EndpointId, string>> = {
  getNode: "Failed to load item details",
  getPerson: "Failed to load person details redirect",
  getFilterCounts: "Failed to load filter counts",
};
const MOST_CHARACTERS = 100;

const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 410);

/**
 * Reports failed reads by name and cause; a missing or removed thing is not a failure. Returns a
 * function to stop.
 */
export function reportReads(queryClient: QueryClient, track: Track): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error" || isMissing(event.action.error))
      return;
    const name = NAMES[event.query.queryKey[1] as EndpointId]; // the shape of ApiQueryKey
    const { error } = event.action;
    // An answer of 200 without what you asked for.
    if (name === undefined && !(error instanceof ApiFailure && error.status === 200)) return;
    const message = error instanceof Error ? error.message : String(error);
    track(
      "exception",
      {
        description: (name === undefined ? message : `${name}: ${message}`).slice(
          0,
          MOST_CHARACTERS,
        ),
        fatal: false,
      },
      error,
    );
  });
}
