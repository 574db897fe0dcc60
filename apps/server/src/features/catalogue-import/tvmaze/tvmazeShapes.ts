import { z } from "zod";
import { count, day, flag, listOf, maybe, text } from "../http/lenient.ts";

// The parts we use of TVmaze's responses (https://www.tvmaze.com/api). Everything but the id may be
// missing or null.

const named = z.object({ id: z.number(), name: z.string().max(500) });
const channel = maybe(z.object({ name: text, country: maybe(z.object({ code: text })) }));
const episode = z.object({
  season: z.int().min(0).max(9_999),
  number: z.int().min(0).max(30_000).nullish(),
  name: text,
  airdate: day,
});
const castEntry = z.object({ person: named, character: maybe(named), self: flag });
/** A further name, and the country where it has it; null for its own. */
const aka = z.object({ name: text, country: maybe(z.object({ code: text })) });
const crewEntry = z.object({ type: z.string(), person: named });

export const tvmazeShow = z.object({
  id: z.int().positive(),
  name: text,
  type: text,
  language: text,
  genres: listOf(z.string(), 30),
  status: text,
  runtime: count,
  averageRuntime: count,
  premiered: day,
  ended: day,
  weight: count,
  network: channel,
  webChannel: channel,
  externals: maybe(z.object({ imdb: text })),
  summary: text,
  _embedded: maybe(
    z.object({
      episodes: listOf(episode, 30_000),
      cast: listOf(castEntry, 200),
      crew: listOf(crewEntry, 500),
      akas: listOf(aka, 200),
    }),
  ),
});

export type TvmazeShow = z.infer<typeof tvmazeShow>;

/** One page of the index of all shows. */
export const tvmazePage = z
  .array(maybe(z.object({ id: z.int().positive(), weight: count })))
  .max(2_000);

/** Last change of each show, in seconds since 1970, by id. */
export const tvmazeUpdates = z.record(z.string().regex(/^\d{1,9}$/), z.number());
