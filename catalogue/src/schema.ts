import { parseMotif } from "@worthy/posters";
import { z } from "zod";

/** All genres of titles. People can choose the first ten. */
export const GENRES = [
  "Action",
  "Adventure",
  "Comedy",
  "Crime",
  "Drama",
  "Documentary",
  "Fantasy",
  "Mystery",
  "Reality",
  "Science Fiction",
  "Horror",
  "Romance",
  "Thriller",
  "Western",
  "Animation",
  "Family",
  "History",
  "War",
  "Music",
] as const;

/** A full ISO date, or only the year if that is all that is certain. */
const dateOrYear = z.string().regex(/^(18|19|20)\d\d(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/);
const name = z.string().min(1).max(120);
const personName = z.string().min(2).max(80);
const words = (text: string) => text.trim().split(/\s+/).length;

const episode = z.strictObject({
  title: z.string().min(1).max(120).optional(),
  airDate: z.iso.date().optional(),
});

const season = z.strictObject({
  number: z.int().min(1).max(60),
  year: z.int().min(1925).max(2027),
  /** Number of episodes; missing if nobody has counted them for certain. */
  episodes: z.int().min(1).max(400).optional(),
  /** One row per episode, in order; present only if every title is certain. */
  list: z.array(episode).optional(),
});

export const catalogueTitle = z
  .strictObject({
    id: z.int().min(10_001).max(99_999),
    kind: z.enum(["tv", "movie"]),
    name: z.string().min(1).max(120),
    originalName: z.string().min(1).max(120).optional(),
    /** Names under which it was released in other countries, by ISO 639-1 code; see `names/`. */
    names: z.strictObject({ de: name.optional(), es: name.optional() }).optional(),
    /** Romanised, short and further names, by which search finds it too. */
    otherNames: z.array(name).min(1).max(16).optional(),
    /** Its number in a series of films, as people count them, and what they call the series. */
    part: z
      .strictObject({ of: z.array(name).min(1).max(6), number: z.int().min(1).max(50) })
      .optional(),
    /** First air date of a show, first public release of a film. */
    date: dateOrYear,
    endDate: dateOrYear.optional(),
    status: z.enum(["RELEASED", "RUNNING", "ENDED", "CANCELLED"]),
    /** Minutes: of a film, or of a typical episode. */
    runtime: z.int().min(1).max(600).optional(),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(5),
    /** ISO 639-1 code of the main spoken language. */
    language: z.string().regex(/^[a-z]{2}$/),
    genres: z.array(z.enum(GENRES)).min(1).max(4),
    tags: z
      .array(z.string().regex(/^[a-z0-9-]+$/))
      .min(6)
      .max(10),
    logline: z.string().refine((text) => words(text) <= 30, "at most 30 words"),
    overview: z.string().refine((text) => words(text) >= 40 && words(text) <= 70, "40 to 70 words"),
    /** Creators of a show, directors of a film. */
    makers: z.array(personName).min(1).max(4),
    cast: z
      .array(
        z.strictObject({ person: personName, character: z.string().min(1).max(80).optional() }),
      )
      .max(14),
    certificates: z.strictObject({
      US: z.string().max(10).optional(),
      GB: z.string().max(10).optional(),
    }),
    /** Name of the first network or the original streaming service, from services.json. */
    home: z.string().min(2).max(40).optional(),
    awards: z.array(z.string().min(4).max(120)).max(5).optional(),
    franchise: z.string().min(2).max(60).optional(),
    /** What its art shows: a motif, then its mood and its composition if need be, as in “fin surf 2”. */
    motif: z.string().refine((text) => parseMotif(text) !== null, {
      message: "names a motif of packages/posters/src/motifs, then a mood of moods.ts if need be",
    }),
    /** Of a show; missing if it isn't counted in seasons, as a daily one. */
    seasons: z.array(season).min(1).optional(),
    imdb: z
      .string()
      .regex(/^tt\d{7,8}$/)
      .optional(),
    /** Its ids at TMDB, at TheTVDB and in Wikidata. */
    tmdb: z.int().min(1).optional(),
    tvdb: z.int().min(1).optional(),
    wikidata: z
      .string()
      .regex(/^Q\d+$/)
      .optional(),
    /** The share, in percent, of the people who watch it who like it. This and the next two are editorial judgements. */
    liked: z.int().min(35).max(95),
    /** How many adults who watch films or series have heard of it, from 1 (hardly any) to 9 (nearly all). */
    fame: z.int().min(1).max(9),
    /** Titles that people who love it tend to love too, by id; few while others that its readers name are still to come. */
    kin: z.array(z.int()).min(3).max(12),
  })
  .refine((title) => title.kind !== "movie" || title.seasons === undefined, {
    message: "a film has no seasons",
    path: ["seasons"],
  });

export type CatalogueTitle = z.infer<typeof catalogueTitle>;
