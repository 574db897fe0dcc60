// The training process's counterpart of composition.ts.
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { seedRatings } from "./features/catalogue-import/movielens/seedRatings.ts";
import { accountRatings } from "./features/ratings/accountRatings.ts";
import type { RatingSource } from "./features/training/ratingSource.ts";
import type {
  TrainingOutcome,
  TrainingReport,
  TrainingRequest,
} from "./features/training/trainingMessages.ts";
import { trainOnce } from "./features/training/trainOnce.ts";
import { openAddress } from "./platform/database/databaseAddress.ts";
import { openReplica } from "./platform/database/readReplica.ts";
import { TRAINING_NAME } from "./platform/database/sqlClient.ts";

/** All sources of ratings to learn from. */
const SOURCES: readonly RatingSource[] = [accountRatings, seedRatings];

const stopping = new AbortController();
const send = (report: TrainingReport, sent: () => void = () => {}) =>
  void (process.connected ? process.send?.(report, sent) : sent());
const warn = (line: string) => console.error(line);

function stepAside(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW); // threads inherit their creator's priority
    writeFileSync("/proc/self/oom_score_adj", "500"); // if memory runs out, the kernel kills this process first, not the server or the database
  } catch {
    // Not every system allows this or has the file.
  }
}

async function train({
  address,
  order,
}: Extract<TrainingRequest, { kind: "start" }>): Promise<TrainingOutcome> {
  const log = { debug: () => {}, info: () => {}, warn, error: warn };
  const sql = openAddress(address, { log, max: 1, name: TRAINING_NAME });
  const replica = openReplica(address, { log, max: 1 });
  const { signal } = stopping;
  try {
    return await trainOnce({ sql, replica, sources: SOURCES, order, report: send, signal });
  } catch (error) {
    return {
      kind: "failed",
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  } finally {
    await replica.close();
    await sql.end({ timeout: 1 });
  }
}

// The parent decides when it ends, even if a terminal sends its signal to all processes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(1)); // nobody waits for a model; the database rolls back
process.on("message", (request: TrainingRequest) => {
  if (request.kind === "stop") return stopping.abort();
  if (!request.order.urgent) stepAside();
  void train(request).then((outcome) => send({ kind: "ended", outcome }, () => process.exit(0)));
});
