import type { CallOutput } from "@worthy/contract";
import type { ItemFilters } from "../../settings/localSettings.ts";

type Counts = CallOutput<"getFilterCounts">;
type RunTime = Counts["runTimes"][number]["value"];

interface FilterQuery {
  nodeType?: (typeof KINDS)[number];
  seen?: (typeof SEEN)[number];
  genres?: string[];
  streamingProviders?: string[];
  runTimes?: string[];
}

export const KINDS = ["tv", "movie"] as const;
export const SEEN = ["SEEN", "UNSEEN"] as const;
/** Lengths in minutes, as counted by the server. */
export const RUN_TIMES: readonly RunTime[] = ["0-30", "31-60", "61-90", "91-120", "121-"];

const MOST_GENRES = 20;
const MOST_SERVICES = 60;

/** The request for the server: the stored filters that it knows. */
export function filterQuery({
  kind,
  seen,
  genres,
  streamingProviders,
  runTimes,
}: ItemFilters): FilterQuery {
  const nodeType = KINDS.find((known) => known === kind);
  const known = SEEN.find((each) => each === seen);
  return {
    ...(nodeType ? { nodeType } : {}),
    ...(known ? { seen: known } : {}),
    ...filled("genres", genres.slice(0, MOST_GENRES)),
    ...filled("streamingProviders", streamingProviders.slice(0, MOST_SERVICES)),
    ...filled(
      "runTimes",
      RUN_TIMES.filter((each) => runTimes.includes(each)),
    ),
  };
}

/** Number of filters set; 0 if the whole list is shown. */
export function countFilters(filters: ItemFilters): number {
  const { genres = [], streamingProviders = [], runTimes = [], ...single } = filterQuery(filters);
  return genres.length + streamingProviders.length + runTimes.length + Object.keys(single).length;
}

function filled<Name extends string>(
  name: Name,
  values: readonly string[],
): Partial<Record<Name, string[]>> {
  return values.length > 0 ? ({ [name]: [...values] } as Partial<Record<Name, string[]>>) : {}; // the key is the name
}

/** No filter of any kind. */
export const NO_FILTERS = {
  kind: "ALL",
  seen: "ALL",
  genres: [],
  streamingProviders: [],
  runTimes: [],
} as const satisfies Partial<ItemFilters>;
