import { catalogueTitle, type CatalogueTitle } from "../schema.ts";

/** For tests: a made-up title without problems. */
export function soundTitle(facts: Partial<CatalogueTitle> = {}): CatalogueTitle {
  const title: CatalogueTitle = {
    id: 10_001,
    kind: "tv",
    name: "The Long Shore",
    date: "2010-01-05",
    endDate: "2012-03-01",
    status: "ENDED",
    runtime: 50,
    countries: ["US"],
    language: "en",
    genres: ["Drama"],
    tags: ["a", "b", "c", "d", "e", "f"],
    logline: "A lighthouse collector writes letters that come back answered by nobody he knows.",
    overview: "word ".repeat(45).trim(),
    makers: ["Ann Maker"],
    cast: ["Bo Reed", "Cy Stone"].map((person) => ({ person })),
    certificates: { US: "TV-14", GB: "15" },
    home: "AMC",
    seasons: [2010, 2011, 2012].map((year, at) => ({ number: at + 1, year, episodes: 8 })),
    imdb: "tt0000001",
    motif: "fin",
    liked: 75,
    fame: 5,
    kin: [10_002, 10_003, 10_004, 10_005, 10_006, 10_007, 10_008],
    ...facts,
  };
  return catalogueTitle.parse(title);
}

/** For tests: a made-up film without problems. */
export function soundFilm(facts: Partial<CatalogueTitle> = {}): CatalogueTitle {
  return soundTitle({
    kind: "movie",
    status: "RELEASED",
    runtime: 100,
    endDate: undefined,
    seasons: undefined,
    certificates: { US: "PG-13", GB: "12A" },
    ...facts,
  });
}
