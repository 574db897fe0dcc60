import type { CallInput } from "@worthy/contract";

const STRATEGIES = ["FAIR", "MEAN", "LEAST"] as const;
export const TIMES = [60, 100, 130] as const;
/** The server's value for "any length". */
const ANY_LENGTH = 1000;
/** The pick, and as many as people go through in an evening. */
const LIMIT = 12;

/** A group's request, as in the screen's address. */
export interface UsOptions {
  strategy: (typeof STRATEGIES)[number];
  from: "ALL" | "LIST";
  kind: "tv" | "movie" | null;
  /** Minutes available. */
  time: (typeof TIMES)[number] | null;
  commonServices: boolean;
}

export const strategies: readonly UsOptions["strategy"][] = STRATEGIES;

/** Parses the request from an address, ignoring unknown values. */
export function parseUsOptions(search: string): UsOptions {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  return {
    strategy: STRATEGIES.find((each) => each === query.get("strategy")) ?? "FAIR",
    from: query.get("from") === "LIST" ? "LIST" : "ALL",
    kind: kind === "tv" || kind === "movie" ? kind : null,
    time: TIMES.find((each) => String(each) === query.get("time")) ?? null,
    commonServices: query.get("services") === "common",
  };
}

/** The request as the query of an address; empty for the defaults. */
export function printUsOptions({ strategy, from, kind, time, commonServices }: UsOptions): string {
  const query = new URLSearchParams();
  if (strategy !== "FAIR") query.set("strategy", strategy);
  if (from !== "ALL") query.set("from", from);
  if (kind) query.set("kind", kind);
  if (time !== null) query.set("time", String(time));
  if (commonServices) query.set("services", "common");
  return query.size === 0 ? "" : `?${query}`;
}

/** The request to the server. */
export function usInput({
  strategy,
  from,
  kind,
  time,
  commonServices,
}: UsOptions): NonNullable<CallInput<"pickForUs">["query"]> {
  return {
    strategy,
    from,
    maxRuntime: time ?? ANY_LENGTH,
    commonServices,
    limit: LIMIT,
    ...(kind ? { nodeType: kind } : {}),
  };
}

/** Whether no filter is set. */
export function areOpenOptions({ from, kind, time, commonServices }: UsOptions): boolean {
  return from === "ALL" && kind === null && time === null && !commonServices;
}
