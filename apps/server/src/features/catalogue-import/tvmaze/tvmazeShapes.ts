import { z } from "zod";

// What https://www.tvmaze.com/api answers, as far as it is used. Everything but the id may be missing or null; a part that is not as
// expected is left out rather than the whole show.

const text = z.string().max(20_000).nullish().catch(null);
const count = z.number().nullish().catch(null);
const day = z.string().max(10).nullish().catch(null);
const named = z.object({ id: z.number(), name: z.string().max(500) });
const channel = z
  .object({ name: text, country: z.object({ code: text }).nullish().catch(null) })
  .nullish()
  .catch(null);
/** A list from which entries that cannot be read are left out. */
const listOf = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.slice(0, most).flatMap((each) => (({ success, data }) => (success ? [data as z.output<T>] : []))(entry.safeParse(each))))
    .nullish()
    .catch(null);

const episode = z.object({ season: z.int().min(0).max(9_999), number: z.int().min(0).max(30_000).nullish(), name: text, airdate: day, type: text });
const castEntry = z.object({ person: named, character: named.nullish().catch(null), self: z.boolean().nullish().catch(null) });
const crewEntry = z.object({ type: z.string(), person: named });

export const tvmazeShow = z.object({
  id: z.int().positive(),
  url: text,
  name: text,
  type: text,
  language: text,
  genres: z.array(z.string()).nullish().catch(null),
  status: text,
  runtime: count,
  averageRuntime: count,
  premiered: day,
  ended: day,
  weight: count,
  network: channel,
  webChannel: channel,
  externals: z.object({ imdb: text }).nullish().catch(null),
  image: z.object({ original: text }).nullish().catch(null),
  summary: text,
  _embedded: z
    .object({ episodes: listOf(episode, 30_000), cast: listOf(castEntry, 200), crew: listOf(crewEntry, 500) })
    .nullish()
    .catch(null),
});

export type TvmazeShow = z.infer<typeof tvmazeShow>;

/** One page of the index of all shows. */
export const tvmazePage = z.array(z.object({ id: z.int().positive(), weight: count }).nullable().catch(null)).max(2_000);

/** When each show was last changed, in seconds since 1970, by its id. */
export const tvmazeUpdates = z.record(z.string().regex(/^\d{1,9}$/), z.number());
