import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAwards, readWinners } from "./awards.ts";
import { differences } from "./compareFacts.ts";
import { draftTitle } from "./draft.ts";
import { createRowFinder, createWinnerFinder, missingFacts } from "./fillFacts.ts";
import { groupRows } from "./groupRows.ts";
import { readOscars } from "./oscars.ts";
import { readIds } from "./readIds.ts";
import { readTables } from "./readTables.ts";
import type { TableRow } from "./tableRow.ts";
import { findCandidates } from "./worklist.ts";

// Tables of titles that don't exist, in the form of the public ones.

const FILES: Readonly<Record<string, string>> = {
  "imdb-5000.csv": `index;director_name;duration;gross;actor_1_name;actor_2_name;actor_3_name;movie_title;movie_imdb_link;content_rating;title_year
1;Ana Elm;101;250000000;Bo Ash;Cy Oak;Di Fir;Lamps ;http://www.imdb.com/title/tt9900001/?ref_=x;PG-13;2011`,
  "tmdb-films.json": JSON.stringify([
    {
      id: "41",
      title: "Lamps",
      release_date: "2011-12-30",
      imdb_id: "tt9900001",
      runtime: 99,
      credits: [
        { person_id: "1", type: "cast", character: "Mara (voice)" },
        { person_id: "2", type: "cast", character: "The Boy" },
        { person_id: "3", type: "crew", job: "Director" },
      ],
    },
  ]),
  "tmdb-people.json": JSON.stringify([
    { id: "1", name: "Bo Ash" },
    { id: "2", name: "Ed Yew" },
    { id: "3", name: "Ána Elm" },
  ]),
  "tmdb-series.json": JSON.stringify([
    { id: 7, name: "Salt Signal", first_air_date: "2019-04-06" },
  ]),
  "tmdb-facts.pl": `movie(55, "Ledgers", "Ledgers", en, false, 2024, 710.4, 110, 7.2).
cast(55, "Fay Bay", actor).
director(55, "Gus Elder").`,
  "trakt/series.json": JSON.stringify([
    { show: { title: "Salt Signal", year: 2019, ids: { imdb: "tt9900002", tmdb: 7, tvdb: 70 } } },
  ]),
  "justwatch/one/titles.csv": `id,title,type,release_year,age_certification,runtime,production_countries,seasons,imdb_id
ts1,Salt Signal,SHOW,2019,TV-14,44,"['JP', 'US']",3,tt9900002`,
  "justwatch/one/credits.csv": `person_id,id,name,character,role
5,ts1,Hal Lime,Dr. Ito,ACTOR`,
  "services/two.csv": `show_id,type,title,director,cast,country,date_added,release_year,rating,duration,genre
s1,TV Show,Salt Signal,,Hal Lime,,,2019,TV-14,3 Seasons,Drama`,
  "wikidata/films.csv": `wd_film_qid,wd_film_label,imdb_id,tmdb_id
Q11,Lamps,tt9900001,41.0
,Ledgers,,`,
  "wikidata/series.csv": "QID,value\nQ12,7",
  "wikipedia/2010s.json": JSON.stringify([
    { title: "Lamps", year: 2011, cast: ["Bo Ash", "Di Fir"] },
  ]),
  "the-numbers.json": JSON.stringify([
    {
      Title: "Lamps",
      "Release Date": "Dec 30 2011",
      "MPAA Rating": "PG-13",
      "Worldwide Gross": 400000000,
    },
  ]),
  "oscars.tsv": `Ceremony\tYear\tCanonicalCategory\tFilm\tFilmId\tNominees\tWinner
84\t2011\tACTOR IN A LEADING ROLE\tLamps\ttt9900001\tBo Ash\tTrue
84\t2011\tBEST PICTURE\tLamps\ttt9900001\tProducers\tTrue
84\t2011\tDIRECTING\tLamps\ttt9900001\tAna Elm\t`,
  "netflix-weeks.tsv": `week\tcategory\tshow_title\truntime
2023-05-07\tTV\tSalt Signal\tN/A
2023-04-30\tTV\tSalt Signal\tN/A`,
  "awards/ev0000147.yml": `'2012':
  palme d'or:
    palme d'or:
      nominee: [tt9900001, tt9900009]
      winner: [tt9900001]`,
};

let folder: string;
let tables: TableRow[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tables-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  tables = readTables(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = (name: string) => tables.filter((row) => row.name === name);
const lamps = {
  kind: "movie" as const,
  name: "Lamps",
  date: "2011-12-30",
  certificates: {},
  fame: 6,
};

describe("public tables", () => {
  it("are all read, and a folder without any has no rows", () => {
    expect(new Set(tables.map(({ origin }) => origin))).toEqual(
      new Set([
        "IMDb",
        "TMDB",
        "Trakt",
        "JustWatch",
        "services",
        "Wikipedia",
        "The Numbers",
        "Academy",
        "Netflix",
      ]),
    );
    expect(readTables(join(folder, "nowhere"))).toEqual([]);
  });

  it("name people, roles, minutes, certificates and seasons", () => {
    expect(rowsOf("Lamps")[0]).toMatchObject({
      origin: "IMDb",
      runtime: 101,
      makers: ["Ana Elm"],
      certificate: "PG-13",
      imdb: "tt9900001",
    });
    const show = rowsOf("Salt Signal").find(({ origin }) => origin === "JustWatch");
    expect(show).toMatchObject({
      seasons: 3,
      countries: ["JP", "US"],
      cast: [{ person: "Hal Lime", character: "Dr. Ito" }],
    });
    expect(rowsOf("Ledgers")[0]).toMatchObject({
      runtime: 110,
      makers: ["Gus Elder"],
      cast: [{ person: "Fay Bay" }],
    });
  });

  it("are grouped by title: by id, or by name, kind and year", () => {
    const remake: TableRow = { origin: "IMDb", kind: "movie", name: "Lamps", year: 1955 };
    const renamed: TableRow = {
      origin: "Trakt",
      kind: "movie",
      name: "Lamps: The Film",
      year: 2011,
      imdb: "tt9900001",
    };
    const groups = groupRows([...tables, remake, renamed]);
    expect(groups.map((rows) => rows.length).toSorted()).toEqual([1, 1, 5, 6]);
    expect(groups.find((rows) => rows.includes(renamed))).toHaveLength(6);
  });
});

describe("the worklist", () => {
  const candidates = (
    bundled: Parameters<typeof findCandidates>[3] = [],
    groups: Parameters<typeof findCandidates>[2] = [],
  ) => findCandidates(tables, readAwards(join(folder, "awards")), groups, bundled);

  it("puts the best known titles first and names their main prizes", () => {
    expect(candidates().map(({ name }) => name)).toEqual(["Lamps", "Salt Signal", "Ledgers"]);
    const group = [{ group: "Ledgers", year: 2024, name: "Ledgers" }];
    expect(
      candidates([], group)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(["Lamps", "Ledgers"]);
    expect(candidates()[0]?.prizes).toEqual(["Palme d’Or 2012"]);
  });

  it("leaves out what the bundle has, under any of its names", () => {
    const german = { ...lamps, name: "Lights", names: { de: "Lamps" } };
    expect(candidates([german]).map(({ name }) => name)).not.toContain("Lamps");
    expect(
      candidates([{ ...lamps, name: "Other", imdb: "tt9900001" }]).map(({ name }) => name),
    ).not.toContain("Lamps");
    expect(candidates([{ ...lamps, date: "1955" }]).map(({ name }) => name)).toContain("Lamps");
  });

  it("drafts facts on which two origins agree, and keeps the others apart", () => {
    const [film] = candidates();
    expect(
      film && draftTitle(film, readOscars(join(folder, "oscars.tsv")).get("tt9900001") ?? []),
    ).toMatchObject({
      runtime: 101,
      makers: ["Ana Elm"],
      cast: [{ person: "Bo Ash", character: "Mara" }, { person: "Di Fir" }],
      certificate: "PG-13",
      awards: ["Academy Award for Best Picture 2012", "Academy Award for Best Actor 2012 (Bo Ash)"],
      unsure: { cast: [{ person: "Cy Oak" }, { person: "Ed Yew", character: "The Boy" }] },
    });
  });
});

describe("ids and certificates that a title lacks", () => {
  it("are those of its rows", () => {
    const find = createRowFinder(tables);
    expect(missingFacts(lamps, find(lamps))).toMatchObject({
      imdb: "tt9900001",
      tmdb: 41,
      certificates: { US: "PG-13" },
    });
    expect(missingFacts({ ...lamps, fame: 3 }, find(lamps)).certificates).toEqual({});
    const known = { ...lamps, certificates: { US: "R" }, imdb: "tt9900009" };
    expect(missingFacts(known, find(known))).toMatchObject({
      imdb: "tt9900009",
      tmdb: undefined,
      certificates: { US: "R" },
    });
  });

  it("are found by an id alone, and by one that another table has just given", () => {
    const ids = readIds(folder);
    expect(readIds(join(folder, "nowhere"))).toEqual([]);
    const film = { ...lamps, imdb: "tt9900001" };
    expect(missingFacts(film, createRowFinder(ids)(film))).toMatchObject({
      tmdb: 41,
      wikidata: "Q11",
    });
    const find = createRowFinder([...tables, ...ids]);
    const series = { ...lamps, kind: "tv" as const, name: "Salt Signal", date: "2019-04-06" };
    const named = missingFacts(series, find(series));
    expect(named).toMatchObject({ tmdb: 7, wikidata: undefined });
    expect(missingFacts(named, find(named))).toMatchObject({ wikidata: "Q12" });
    const other = { ...film, kind: "movie" as const, imdb: undefined, tmdb: 7 };
    expect(missingFacts(other, createRowFinder(ids)(other))).toMatchObject({ wikidata: undefined });
  });

  it("stay missing where rows differ, and a film takes no certificate for television", () => {
    const rows: TableRow[] = [
      { origin: "Trakt", kind: "movie", name: "Lamps", year: 2011, tmdb: 41, certificate: "TV-MA" },
      { origin: "TMDB", kind: "movie", name: "Lamps", year: 2011, tmdb: 42 },
    ];
    expect(missingFacts(lamps, rows)).toMatchObject({ tmdb: undefined, certificates: {} });
  });

  it("are found by a prize that only one title without an id has won", () => {
    const winners = readWinners(join(folder, "awards"));
    const lost = { ...lamps, awards: [] };
    const won = { ...lamps, awards: ["Palme d'Or 2012"] };
    expect(createWinnerFinder(winners, [won])(won)).toBe("tt9900001");
    expect(createWinnerFinder(winners, [lost])(lost)).toBeUndefined();
    expect(createWinnerFinder(winners, [won, { ...won }])(won)).toBeUndefined();
    expect(createWinnerFinder(winners, [won, { imdb: "tt9900001" }])(won)).toBeUndefined();
  });
});

it("facts of a title that all tables contradict are reported, roles of other people among them", () => {
  const film = {
    ...lamps,
    runtime: 101,
    makers: ["Ana Elm"],
    cast: [{ person: "Bo Ash", character: "Mara" }],
  };
  expect(differences(film, rowsOf("Lamps"))).toEqual([]);
  const wrong = {
    ...film,
    date: "2014",
    runtime: 93,
    makers: ["Ivo Jay"],
    cast: [{ person: "Bo Ash", character: "The Boy" }],
  };
  expect(differences(wrong, rowsOf("Lamps"))).toEqual([
    "year 2014; tables: 2011",
    "runtime 93; tables: 101, 99",
    "director Ivo Jay; tables: anaelm",
    "Bo Ash plays The Boy; tables: Mara (voice), and The Boy is edyew",
  ]);
});
