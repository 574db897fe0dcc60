import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bundle, readBundle } from "@worthy/catalogue";
import { createEngine, type Engine } from "@worthy/recommender";
import { presentTmdbMovie } from "../apps/server/src/features/catalogue-import/tmdb/presentTmdbTitle.ts";
import type { TmdbMovie } from "../apps/server/src/features/catalogue-import/tmdb/tmdbShapes.ts";
import { loadBundle } from "../apps/server/src/features/catalogue/loadBundle.ts";
import { readParts } from "../apps/server/src/features/catalogue/reading/catalogueParts.ts";
import { collectParts } from "../apps/server/src/features/catalogue/reading/readCatalogue.ts";
import { readInSnapshot } from "../apps/server/src/features/catalogue/reading/readInSnapshot.ts";
import { storeTitle } from "../apps/server/src/features/catalogue/statements/storeTitle.ts";
import { pinTmdbFacts } from "../apps/server/src/features/catalogue/tmdbFacts.ts";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { migrate } from "../apps/server/src/platform/database/migrate.ts";
import type { Sql } from "../apps/server/src/platform/database/sqlClient.ts";
import { tellingRatings } from "../packages/recommender/src/people/tellingPeople.fixture.ts";
import { writtenRatings } from "../packages/recommender/src/people/writtenPeople.fixture.ts";
import { readAnswers } from "./imported/readAnswers.ts";
import { type MadeUpPerson, pearson } from "./picks/madeUp.ts";

const MIGRATIONS = join(import.meta.dirname, "../apps/server/src/migrations");

/** A bundled film and the answer about it. */
interface Match {
  id: number;
  answer: TmdbMovie;
}

function matchesOf({ titles }: Bundle, answers: readonly TmdbMovie[]): Match[] {
  const byImdb = new Map(titles.flatMap(({ id, imdb }) => (imdb ? [[imdb, id] as const] : [])));
  return answers.flatMap((answer) => {
    const id = byImdb.get(answer.imdb_id ?? "");
    return id === undefined ? [] : [{ id, answer }];
  });
}

/** The bundle without some of its titles, and without people who are only in those. */
function without(bundle: Bundle, removed: ReadonlySet<number>): Bundle {
  const titles = bundle.titles.filter(({ id }) => !removed.has(id));
  const named = new Set(
    titles.flatMap(({ makers, cast }) => [...makers, ...cast.map(({ person }) => person)]),
  );
  return {
    ...bundle,
    titles,
    people: Object.fromEntries(Object.entries(bundle.people).filter(([name]) => named.has(name))),
    lists: bundle.lists.map((list) => ({
      ...list,
      titleIds: list.titleIds.filter((id) => !removed.has(id)),
    })),
    checksum: `without ${removed.size}`.padEnd(64),
  };
}

/** The engine of what the database has, without editorial labels if `labels` is false. */
async function engineOf(sql: Sql, labels: boolean): Promise<Engine> {
  if (!labels) await sql`delete from title_labels`;
  const { facts } = await readInSnapshot(sql, (tx) => collectParts(readParts(tx)));
  return createEngine(facts);
}

/** @returns the engine without labels and the one with them */
async function engines(sql: Sql): Promise<readonly [Engine, Engine]> {
  const labelled = await engineOf(sql, true);
  return [await engineOf(sql, false), labelled];
}

/** Stores all answers as an import does. @returns ids of the imported titles by TMDB's */
async function importAll(
  sql: Sql,
  answers: readonly TmdbMovie[],
): Promise<ReadonlyMap<string, number>> {
  for (const answer of answers) {
    const title = presentTmdbMovie(answer, { countries: ["US"] });
    if (title) await sql.begin((tx) => storeTitle(tx, title, new Date()));
  }
  const rows = await sql<
    { ref: string; titleId: number }[]
  >`select ref, title_id from statements where source = 'tmdb'`;
  return new Map(rows.map(({ ref, titleId }) => [ref, titleId]));
}

/** People's scores of the same titles, once as bundled and once as imported. */
interface Scores {
  bundled: number[];
  imported: number[];
}

interface Worlds {
  bundled: Engine;
  imported: Engine;
  ids: readonly number[];
  /** Id of a bundled title in the world with imports. */
  idOf(id: number): number;
}

/** One person's scores in both worlds, of titles that they haven't rated. */
function scoresOf({ ratings }: MadeUpPerson, { bundled, imported, ids, idOf }: Worlds): Scores {
  const rated = new Set(ratings.map(({ titleId }) => titleId));
  const unrated = ids.filter((id) => !rated.has(id));
  const scoresIn = (engine: Engine, own: (id: number) => number) => {
    const taste = engine.taste(
      ratings.map((rating) => ({ ...rating, titleId: own(rating.titleId) })),
    );
    const placeOf = new Map(Array.from(engine.titleIds, (id, place) => [id, place]));
    return unrated.map((id) => taste.scores[placeOf.get(own(id)) ?? -1] ?? Number.NaN);
  };
  return { bundled: scoresIn(bundled, (id) => id), imported: scoresIn(imported, idOf) };
}

/** The mean of the two in the middle, if they are even. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

const hasKeywords = ({ answer }: Match) => (answer.keywords?.keywords ?? []).length > 0;

/** Fewer films say too little. */
const LEAST_FILMS = 10;
/** Films are taken out a part at a time: by the others, imports recognise people of the bundle. */
const PARTS = 5;

interface Scored {
  match: Match;
  /** Without editorial labels, and with them. */
  worlds: readonly [Worlds, Worlds];
}

/** Prints how the scores of some films agree, person by person and in the middle. */
function report(label: string, people: readonly MadeUpPerson[], scored: readonly Scored[]): void {
  if (scored.length < LEAST_FILMS) return;
  for (const at of [0, 1] as const) {
    const all = people.map((person) => {
      const scores = scored.map(({ worlds }) => scoresOf(person, worlds[at]));
      return pearson(
        scores.flatMap(({ bundled }) => bundled),
        scores.flatMap(({ imported }) => imported),
      );
    });
    const each = all.toSorted((a, b) => a - b).map((one) => one.toFixed(2));
    console.log(
      `${label}, ${at === 0 ? "without" : "with"} labels: median ${middleOf(all).toFixed(3)} of ${each.join(" ")}`,
    );
  }
}

async function compare(answers: readonly TmdbMovie[]): Promise<void> {
  const bundle = readBundle();
  const matches = matchesOf(bundle, answers);
  console.log(
    `${answers.length} answers, ${matches.length} about bundled films, ${matches.filter(hasKeywords).length} of these with keywords`,
  );
  const named = new Map(bundle.titles.map(({ id, name }) => [name, id]));
  const dated = new Map(
    bundle.titles.map(({ id, name, date }) => [`${name} (${date.slice(0, 4)})`, id]),
  );
  const people = {
    telling: tellingRatings((name) => named.get(name) ?? 0),
    written: writtenRatings((name) => dated.get(name) ?? 0),
  };
  const before = await inDatabase(async (sql) => {
    await loadBundle(sql, bundle);
    return engines(sql);
  });
  const scored: Scored[] = [];
  for (let part = 0; part < PARTS; part++) {
    const removed = matches.filter((_, at) => at % PARTS === part);
    const { after, importedIds } = await inDatabase(async (sql) => {
      await pinTmdbFacts(sql, true);
      await loadBundle(sql, without(bundle, new Set(removed.map(({ id }) => id))));
      const importedIds = await importAll(sql, answers);
      return { after: await engines(sql), importedIds };
    });
    const ids = new Map(
      removed.map(({ id, answer }) => [id, importedIds.get(String(answer.id)) ?? id]),
    );
    const idOf = (id: number) => ids.get(id) ?? id;
    for (const match of removed) {
      const world = (at: 0 | 1) => ({
        bundled: before[at],
        imported: after[at],
        ids: [match.id],
        idOf,
      });
      scored.push({ match, worlds: [world(0), world(1)] });
    }
  }
  for (const [kind, ratings] of Object.entries(people))
    for (const [label, some] of [
      ["all", scored],
      ["with keywords", scored.filter(({ match }) => hasKeywords(match))],
      ["without keywords", scored.filter(({ match }) => !hasKeywords(match))],
    ] as const)
      report(`${kind} people, ${label}`, ratings, some);
}

/** Runs over a fresh database. */
async function inDatabase<T>(run: (sql: Sql) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  try {
    await migrate(database.sql, MIGRATIONS);
    return await run(database.sql);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How imported films score, compared with the same films in the bundle. */
export async function benchImported(): Promise<void> {
  const at = process.argv.indexOf("--data");
  const folder = at < 0 ? undefined : process.argv[at + 1];
  if (folder === undefined)
    return console.log("Name a folder with TMDB's answers: --data FOLDER (see bench/README.md).");
  await compare(readAnswers(folder));
}
