import type { FastifyBaseLogger } from "fastify";
import type { Feature, HourlyTask } from "./feature.ts";
import type { Guards } from "./http/dispatch.ts";
import type { PersonalData } from "./personalData.ts";

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;
type HandlersIn<F> = F extends { handlers: infer Some } ? Some : never;

/** The parts of all features, grouped by kind. */
export interface Merged<F extends Feature> {
  handlers: Intersection<HandlersIn<F>>;
  guards: Guards;
  /** In the order of the features. */
  personalData: readonly PersonalData[];
  hourly: readonly HourlyTask[];
  contentTables: readonly string[];
  /** Closes the features one after the other, in order. */
  close(): Promise<void>;
}

/**
 * Merges features. Their order is the order in which personal data are moved, exported and erased.
 */
export function mergeFeatures<F extends Feature>(features: readonly F[]): Merged<F> {
  return {
    // Each part has the type given by its feature.
    handlers: joined(features.map(({ handlers }) => handlers)) as Merged<F>["handlers"],
    guards: joined(features.map(({ guards }) => guards)),
    personalData: features.flatMap(({ personalData }) => personalData ?? []),
    hourly: features.flatMap(({ hourly }) => hourly ?? []),
    contentTables: features.flatMap(({ contentTables }) => contentTables ?? []),
    close: async () => {
      for (const feature of features) await feature.close?.();
    },
  };
}

/** All entries in one object. An endpoint claimed by two features is a bug. */
function joined(parts: readonly (object | undefined)[]): object {
  const all = new Map<string, unknown>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (all.has(name)) throw new Error(`two features answer ${name}`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
}

const HOUR_MS = 60 * 60 * 1000;

/** Runs every task now and then hourly. Returns a function to stop. */
export function startHourly(
  tasks: readonly HourlyTask[],
  log: Pick<FastifyBaseLogger, "error">,
): () => void {
  const runAll = () => {
    for (const { run, failed } of tasks)
      void run().catch((error: unknown) => log.error({ err: error }, failed));
  };
  runAll();
  const timer = setInterval(runAll, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
