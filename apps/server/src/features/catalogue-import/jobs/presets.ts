import type { ImportOptions } from "./importOptions.ts";

/** Number of shows and films per preset; full has no limit. */
export const PRESETS = {
  starter: { shows: 3_000, films: 5_000 },
  standard: { shows: 10_000, films: 20_000 },
  full: {},
} as const satisfies Record<string, Pick<ImportOptions, "shows" | "films">>;
