import type { Title } from "../catalogue/title.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { artName } from "../catalogue/pictures/artName.ts";

/** For tests: a made-up show, with the art names that its facts give. */
export function testTitle(facts: Partial<Title> = {}): Title {
  const title: Title = {
    id: 10_001,
    kind: "tv",
    name: "The Long Shore",
    originalName: null,
    names: {},
    otherNames: [],
    slug: "the-long-shore",
    path: "/tv/the-long-shore-10001",
    firstAirDate: "2019-01-01",
    datePrecision: "year",
    lastAirDate: null,
    status: "ENDED",
    runtime: 50,
    countries: ["US"],
    language: "en",
    genres: ["Drama", "Mystery"],
    tags: [],
    logline: "",
    overview: "",
    certificates: {},
    awards: [],
    franchise: null,
    motif: null,
    imdbId: null,
    tmdbId: null,
    fame: 3,
    source: "bundle",
    provenance: {},
    statedBy: [],
    cast: [],
    crew: [{ personId: 1, name: "A. Maker", job: "CREATOR" }],
    seasons: [1, 2].map((number) => ({ id: number, number, year: 2018 + number, episodeCount: 8 })),
    providers: [],
    offers: [],
    isScorable: true,
    posterName: "",
    backdropName: "",
    posterPath: null,
    backdropPath: null,
    ...facts,
  };
  const art = artFactsOf(title);
  return { ...title, posterName: artName("poster", art), backdropName: artName("backdrop", art) };
}
