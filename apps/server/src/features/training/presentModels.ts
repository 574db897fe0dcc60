import type { CallOutput } from "@worthy/contract";
import type { ModelRow } from "./modelStore.ts";

/** Models for the page of jobs, newest first; the newest that is ready serves. */
export function presentModels(rows: readonly ModelRow[]): CallOutput<"getJobs">["models"] {
  const serving = rows.find(({ state }) => state === "READY");
  return rows.map((row) => ({
    id: row.modelId,
    state: row.state,
    serves: row === serving,
    trainedAt: row.trainedAt.toISOString(),
    people: row.people,
    ratings: row.ratings,
    seconds: row.seconds,
  }));
}
