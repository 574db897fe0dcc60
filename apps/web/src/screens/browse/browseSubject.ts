import type { CallInput, CallOutput } from "@worthy/contract";
import { slugOf } from "@worthy/domain";
import { filterBody, type FilterList } from "../../features/filters/filterBody.ts";
import type { Filters } from "../../features/settings/localSettings.ts";

type Body = NonNullable<CallInput<"recommend">["body"]>;
export type Facets = Pick<CallOutput<"recommend">, "genreFacets" | "providerFacets">;
export type Moods = CallOutput<"listMoods">["results"];

export const DIMENSIONS = ["genre", "mood", "decade", "service"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Titles per page. */
export const BROWSE_PAGE = 60;
/**
 * The first decade with an address, and the first one offered: there are hardly any earlier titles.
 */
const FIRST_DECADE = 1900;
const FIRST_OFFERED = 1920;

/** The subject of a browse page. */
export interface BrowseSubject {
  dimension: Dimension;
  /** As in the address. */
  value: string;
  /** For a decade, its first year. */
  label: string;
  /** Conditions of the subject itself. */
  body: Pick<Body, "refinement" | "filters">;
  /** The filter that the page itself represents. */
  hidden: readonly FilterList[];
}

type Known = { facets: Facets; moods: Moods; year: number };
type Found = Pick<BrowseSubject, "label" | "body" | "hidden">;

const FINDERS: Record<Dimension, (value: string, known: Known) => Found | null> = {
  genre: (value, { facets }) => {
    const genre = facets.genreFacets.find(({ source }) => slugOf(source) === value)?.source;
    return genre === undefined
      ? null
      : { label: genre, body: { refinement: { genres: [genre] } }, hidden: [] };
  },
  mood: (value, { moods }) => {
    const mood = moods.find(({ key }) => key === value);
    return mood
      ? { label: mood.label, body: { refinement: { moods: [mood.key] } }, hidden: [] }
      : null;
  },
  decade: (value, { year }) =>
    /^\d{3}0$/.test(value) && Number(value) >= FIRST_DECADE && Number(value) <= year
      ? { label: value, body: { filters: { airDates: [value] } }, hidden: ["airDates"] }
      : null,
  service: (value, { facets }) => {
    const service = facets.providerFacets.find(({ source }) => String(source.id) === value)?.source;
    return service
      ? {
          label: service.name,
          body: { filters: { streamingProviders: [value] } },
          hidden: ["streamingProviders"],
        }
      : null;
  },
};

/** The subject of an address `/browse/{dimension}/{value}`; null if there is none. */
export function browseSubject(
  { dimension, value }: { dimension?: string | undefined; value?: string | undefined },
  known: Known,
): BrowseSubject | null {
  const wanted = DIMENSIONS.find((each) => each === dimension);
  if (!wanted || value === undefined) return null;
  const found = FINDERS[wanted](value, known);
  return found && { dimension: wanted, value, ...found };
}

export function browsePath(dimension: Dimension, value: string | number): string {
  return `/browse/${dimension}/${value}`;
}

/** The setting under which a page's filters are stored on the device. */
export function browseSetting({
  dimension,
  value,
}: Pick<BrowseSubject, "dimension" | "value">): `browse_${string}_filters` {
  return `browse_${dimension}_${value}_filters`;
}

/** The call for one page with filters. */
export function browseBody(
  { body }: Pick<BrowseSubject, "body">,
  filters: Filters,
  page: number,
): Body {
  const all = { ...filterBody(filters), ...body.filters };
  return {
    limit: BROWSE_PAGE,
    ...(page > 0 ? { offset: page * BROWSE_PAGE } : {}),
    ...(body.refinement ? { refinement: body.refinement } : {}),
    ...(Object.keys(all).length > 0 ? { filters: all } : {}),
  };
}

/** The offered decades, latest first. */
export function decadesUntil(year: number): number[] {
  const last = Math.floor(year / 10) * 10;
  return Array.from({ length: (last - FIRST_OFFERED) / 10 + 1 }, (_, back) => last - back * 10);
}
