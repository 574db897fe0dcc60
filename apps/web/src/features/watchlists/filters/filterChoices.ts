import type { CallOutput } from "@worthy/contract";
import { GENRES } from "../../account/genres.ts";
import type { ItemFilters } from "../../settings/localSettings.ts";
import { KINDS, RUN_TIMES, SEEN } from "./listFilters.ts";
import { nameOf } from "../../../locale/nameOf.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };

type Counts = CallOutput<"getFilterCounts">;

/** A value to filter by; `count` is the number of titles it would leave, null if unknown. */
export interface FilterChoice {
  value: string;
  name: string;
  count: number | null;
  chosen: boolean;
}

export type FilterGroups = Record<
  "kind" | "seen" | "genres" | "runTimes" | "streamingProviders",
  FilterChoice[]
>;

interface Known {
  /** Null if they failed to load. */
  counts: Counts | null;
  filters: ItemFilters;
  /** The person's own services, offered if the list's services are unknown. */
  services: readonly { id: number; name: string }[];
  locale: Locale;
}

/**
 * The choices: with counts, those that leave any title; without, all. Selected ones are always
 * included.
 */
export function filterChoices({ counts, filters, services, locale }: Known): FilterGroups {
  const t = locale.texts(listPanelsTexts);
  const known = counts?.providers ?? services.map(({ id, name }) => ({ value: id, name }));
  const names = new Map(known.map(({ value, name }) => [String(value), name]));
  const lost = filters.streamingProviders.filter((id) => !names.has(id));
  return {
    kind: choices(KINDS, [filters.kind], counts?.kinds).map(
      named((kind) => t(`listPanels.${kind}`)),
    ),
    seen: choices(SEEN, [filters.seen], counts?.seen).map(named((seen) => t(`listPanels.${seen}`))),
    genres: choices(
      [
        ...new Set([
          ...(counts?.genres.map(({ value }) => value) ?? GENRES.map(({ genre }) => genre)),
          ...filters.genres,
        ]),
      ],
      filters.genres,
      counts?.genres,
    ).map(named((genre) => genreName(genre, locale))),
    runTimes: choices(RUN_TIMES, filters.runTimes, counts?.runTimes).map(
      named((range) => runTimeName(range, locale)),
    ),
    streamingProviders: choices(
      [...names.keys(), ...lost],
      filters.streamingProviders,
      counts?.providers.map(({ value, count }) => ({ value: String(value), count })),
    ).map(named((id) => names.get(id) ?? t("listPanels.unknownService", { id }))),
  };
}

function choices<Value extends string>(
  values: readonly Value[],
  chosen: readonly string[],
  counts: readonly { value: string; count: number }[] | undefined,
) {
  const numbers = counts && new Map(counts.map(({ value, count }) => [value, count]));
  return values
    .map((value) => ({
      value,
      count: numbers ? (numbers.get(value) ?? 0) : null,
      chosen: chosen.includes(value),
    }))
    .filter(({ count, chosen: isChosen }) => isChosen || count !== 0);
}

function named<Value extends string>(name: (value: Value) => string) {
  return (choice: Omit<FilterChoice, "name" | "value"> & { value: Value }): FilterChoice => ({
    ...choice,
    name: name(choice.value),
  });
}

const genreName = (value: string, locale: Locale) =>
  nameOf(GENRES.find(({ genre }) => genre === value)?.label ?? value, locale);

function runTimeName(range: string, locale: Locale): string {
  const t = locale.texts(listPanelsTexts);
  const [from = "", to = ""] = range.split("-");
  if (from === "0") return t("listPanels.upTo", { to });
  return to === ""
    ? t("listPanels.over", { over: Number(from) - 1 })
    : t("listPanels.fromTo", { from, to });
}
