import type { CallOutput } from "@worthy/contract";
import { GENRES } from "../../features/account/genres.ts";
import type { ItemFilters } from "../../features/settings/localSettings.ts";
import { nameOf } from "../../messages/speech.ts";
import type { T } from "../../messages/useT.ts";
import { KINDS, RUN_TIMES, SEEN } from "./listFilters.ts";

type Counts = CallOutput<"getFilterCounts">;

/** A value that the list can be narrowed to; `count` says how many titles it would leave, null where that is not known. */
export interface FilterChoice {
  value: string;
  name: string;
  count: number | null;
  chosen: boolean;
}

export type FilterGroups = Record<"kind" | "seen" | "genres" | "runTimes" | "streamingProviders", FilterChoice[]>;

interface Known {
  /** Null where they could not be asked for. */
  counts: Counts | null;
  filters: ItemFilters;
  /** The person's own services, offered where it is not known which ones the list has. */
  services: readonly { id: number; name: string }[];
  t: T;
}

/** What to choose from: with counts what leaves any title, without them all there is. What is chosen always stands. */
export function filterChoices({ counts, filters, services, t }: Known): FilterGroups {
  const known = counts?.providers ?? services.map(({ id, name }) => ({ value: id, name }));
  const names = new Map(known.map(({ value, name }) => [String(value), name]));
  const lost = filters.streamingProviders.filter((id) => !names.has(id));
  return {
    kind: choices(KINDS, [filters.kind], counts?.kinds).map(named((kind) => t(`listPanels.${kind}`))),
    seen: choices(SEEN, [filters.seen], counts?.seen).map(named((seen) => t(`listPanels.${seen}`))),
    genres: choices([...new Set([...(counts?.genres.map(({ value }) => value) ?? GENRES.map(({ genre }) => genre)), ...filters.genres])], filters.genres, counts?.genres).map(
      named(genreName),
    ),
    runTimes: choices(RUN_TIMES, filters.runTimes, counts?.runTimes).map(named((range) => runTimeName(range, t))),
    streamingProviders: choices(
      [...names.keys(), ...lost],
      filters.streamingProviders,
      counts?.providers.map(({ value, count }) => ({ value: String(value), count })),
    ).map(named((id) => names.get(id) ?? t("listPanels.unknownService", { id }))),
  };
}

function choices<Value extends string>(values: readonly Value[], chosen: readonly string[], counts: readonly { value: string; count: number }[] | undefined) {
  const numbers = counts && new Map(counts.map(({ value, count }) => [value, count]));
  return values
    .map((value) => ({ value, count: numbers ? (numbers.get(value) ?? 0) : null, chosen: chosen.includes(value) }))
    .filter(({ count, chosen: isChosen }) => isChosen || count !== 0);
}

function named<Value extends string>(name: (value: Value) => string) {
  return (choice: Omit<FilterChoice, "name" | "value"> & { value: Value }): FilterChoice => ({ ...choice, name: name(choice.value) });
}

const genreName = (value: string) => nameOf(GENRES.find(({ genre }) => genre === value)?.label ?? value);

function runTimeName(range: string, t: T): string {
  const [from = "", to = ""] = range.split("-");
  if (from === "0") return t("listPanels.upTo", { to });
  return to === "" ? t("listPanels.over", { over: Number(from) - 1 }) : t("listPanels.fromTo", { from, to });
}
