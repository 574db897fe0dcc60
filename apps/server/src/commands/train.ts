import { readBundle } from "@worthy/catalogue";
import { pino } from "pino";
import { TRAINING_PROCESS } from "../features/training/createTraining.ts";
import { loadBundle } from "../features/catalogue/loadBundle.ts";
import { runTraining } from "../features/training/runTraining.ts";
import type {
  TrainingOrder,
  TrainingOutcome,
  TrainingReport,
} from "../features/training/trainingMessages.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { TRAINING_NAME } from "../platform/database/sqlClient.ts";
import { print } from "../platform/print.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";
import { StartProblem } from "./startProblem.ts";

const MEGABYTE = 1024 * 1024;
/** The exit code shells use for interrupted programs. */
const INTERRUPTED = 130;

/**
 * Trains now, due or not, and shows the progress. A running server picks up the model by itself.
 */
export async function train(args: readonly string[]): Promise<void> {
  const order = orderOf(args);
  const config = configOrProblem();
  const database = await connectAs(config, {
    log: pino({ level: config.logLevel }),
    join: true,
    name: TRAINING_NAME,
  });
  const stopping = new AbortController();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
    process.on(event, () => stopping.abort());
  try {
    await migrate(database.sql, MIGRATIONS);
    await loadBundle(database.sql, readBundle());
    print("Training. Ctrl+C stops it without changing anything.");
    const outcome = await runTraining({
      program: TRAINING_PROCESS,
      address: database.address,
      order,
      onReport: createPrinter(),
      signal: stopping.signal,
    });
    if (process.stdout.isTTY) process.stdout.write("\r"); // overwrite the percentage
    conclude(outcome);
  } finally {
    await database.stop();
    if (process.connected) process.disconnect?.(); // the launcher's channel would keep this process alive
  }
}

function orderOf(args: readonly string[]): TrainingOrder {
  const [option, value] = args;
  if (args.length === 0) return { always: true };
  if (args.length === 2 && option === "--grid" && (value === "default" || value === "none"))
    return { always: true, grid: value };
  throw new StartProblem(
    `"${args.join(" ")}" is unknown. Use npm run worthy -- train, or npm run worthy -- train --grid none, which is faster because it skips tuning`,
  );
}

/** Prints each step with the elapsed time and, on a terminal, its progress in place. */
function createPrinter(): (message: Exclude<TrainingReport, { kind: "ended" }>) => void {
  const started = performance.now();
  const inPlace = process.stdout.isTTY;
  let lastShown = "";
  return (message) => {
    if (message.kind === "step") {
      const elapsed = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
      return print(`${inPlace ? "\r" : ""}${elapsed} s  ${message.step}`);
    }
    const shown = `${Math.round(message.share * 20) * 5} %`;
    if (!inPlace || shown === lastShown) return;
    lastShown = shown;
    process.stdout.write(`\r${" ".repeat(11)}${shown.padEnd(6)}`);
  };
}

function conclude(outcome: TrainingOutcome): void {
  switch (outcome.kind) {
    case "trained": {
      const { modelId, ratings, people, seconds, peakBytes, byteLength } = outcome;
      return print(
        `Model ${modelId}: learned from ${ratings} ratings of ${people} people in ${seconds.toFixed(1)} s, using at most ${Math.ceil(peakBytes / MEGABYTE)} MB of memory; its size is ${(byteLength / MEGABYTE).toFixed(1)} MB. Servers switch to it automatically.`,
      );
    }
    case "too-few":
      return print(
        `There are only ${outcome.ratings} ratings of titles in the catalogue, too few to learn from. Until there are more, picks are based only on facts about titles.`,
      );
    case "stopped":
      process.exitCode = INTERRUPTED;
      return print("Stopped. Nothing was changed.");
    case "failed":
      throw new StartProblem(`The training failed, and nothing was changed: ${outcome.message}`);
    default:
      throw new StartProblem(
        "Another training is running on this database. Wait until it ends, then try again.",
      );
  }
}
