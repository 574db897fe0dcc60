import { z } from "zod";

// What this product says by JSON-LD, as schema.org and the guidelines of search engines have it. Unknown properties are mistakes.

const url = z.url({ protocol: /^https?$/ });
const date = z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/);
const words = z.array(z.string().min(1)).min(1);
const thing = <Type extends string>(type: Type) => ({ "@type": z.literal(type) });
const context = { "@context": z.literal("https://schema.org") };

const credited = z.strictObject({ ...thing("Person"), name: z.string().min(1), url });
const people = z.array(credited).min(1);
const country = z.strictObject({ ...thing("Country"), name: z.string().min(2) });

const work = {
  name: z.string().min(1),
  url,
  description: z.string().min(1),
  image: url.optional(),
  alternateName: z.string().min(1).optional(),
  genre: words.optional(),
  actor: people.optional(),
  award: words.optional(),
  inLanguage: z.string().min(2).optional(),
  countryOfOrigin: z.array(country).min(1).optional(),
  sameAs: url.optional(),
};

const season = z.strictObject({
  ...thing("TVSeason"),
  seasonNumber: z.int().min(0),
  numberOfEpisodes: z.int().min(1).optional(),
  datePublished: date.optional(),
});

const movie = z.strictObject({
  ...context,
  ...thing("Movie"),
  ...work,
  director: people.optional(),
  datePublished: date.optional(),
  duration: z
    .string()
    .regex(/^PT\d+M$/)
    .optional(),
});

const series = z.strictObject({
  ...context,
  ...thing("TVSeries"),
  ...work,
  creator: people.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  numberOfSeasons: z.int().min(1).optional(),
  numberOfEpisodes: z.int().min(1).optional(),
  containsSeason: z.array(season).min(1).optional(),
});

const namedWork = z.strictObject({
  "@type": z.enum(["Movie", "TVSeries"]),
  name: z.string().min(1),
  url,
});
const person = z.strictObject({
  ...context,
  ...thing("Person"),
  name: z.string().min(1),
  url,
  image: url.optional(),
  subjectOf: z.array(namedWork).min(1).optional(),
});

const counted = <Row extends { position: number }>(rows: readonly Row[]) =>
  rows.every(({ position }, at) => position === at + 1);
const breadcrumb = z.strictObject({
  ...thing("ListItem"),
  position: z.int(),
  name: z.string().min(1),
  item: url,
});
const breadcrumbs = z.strictObject({
  ...context,
  ...thing("BreadcrumbList"),
  itemListElement: z.array(breadcrumb).min(2).refine(counted, "positions count from 1"),
});

const entry = z.strictObject({
  ...thing("ListItem"),
  position: z.int(),
  name: z.string().min(1),
  url,
});
const list = z.strictObject({
  ...context,
  ...thing("ItemList"),
  name: z.string().min(1),
  url,
  numberOfItems: z.int().min(1),
  itemListElement: z.array(entry).min(1).refine(counted, "positions count from 1"),
});

const searchAction = z.strictObject({
  ...thing("SearchAction"),
  target: z.strictObject({
    ...thing("EntryPoint"),
    urlTemplate: z.string().includes("{search_term_string}"),
  }),
  "query-input": z.literal("required name=search_term_string"),
});
const site = z.strictObject({
  ...context,
  ...thing("WebSite"),
  name: z.string().min(1),
  url,
  potentialAction: searchAction,
});

/** Everything that a page of ours may say of itself. */
export const structuredSchema = z.discriminatedUnion("@type", [
  movie,
  series,
  person,
  breadcrumbs,
  list,
  site,
]);
