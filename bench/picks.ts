import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readBundle } from "@worthy/catalogue";
import { audienceOf } from "@worthy/domain";
import {
  type Community,
  createEngine,
  type Engine,
  type RatingMatrix,
  ratingCode,
  type TitleFeatures,
  trainModel,
} from "@worthy/recommender";
import { areaUnderCurve } from "../packages/recommender/src/evaluation/figures/areaUnderCurve.ts";
import {
  calibrationError,
  reliabilityOf,
} from "../packages/recommender/src/evaluation/figures/calibration.ts";
import { ndcgAt } from "../packages/recommender/src/evaluation/figures/rankingMetrics.ts";
import { PredictionLog } from "../packages/recommender/src/evaluation/rankers/predictions.ts";
import { trainCommunity } from "@worthy/recommender/training";
import { type OpenPerson, readFolder } from "./picks/readFolder.ts";
import { questionFigures } from "./picks/questions.ts";
import { madeUpFigures } from "./picks/madeUp.ts";
import { tellingRatings } from "../packages/recommender/src/people/tellingPeople.fixture.ts";
import { writtenRatings } from "../packages/recommender/src/people/writtenPeople.fixture.ts";
import { seededRandom } from "./search/searchRandom.ts";

/** Numbers of ratings that somebody has given. */
const GIVEN = [0, 5, 10, 20];
/** Fewer leave too little to hide. */
const LEAST_RATINGS = 25;
/** Titles on the first screen. */
const SCREEN = 20;

type Bundle = ReturnType<typeof readBundle>;

function featuresOf({ titles, people }: Bundle): TitleFeatures[] {
  return titles.map(({ date, makers, cast, home, franchise, ...title }) => ({
    ...title,
    audience: audienceOf(title),
    ...(home === undefined ? {} : { home }),
    ...(franchise === undefined ? {} : { franchise }),
    year: Number(date.slice(0, 4)),
    people: [
      ...makers.map((name) => ({ id: people[name] ?? 0, name, role: "maker" as const })),
      ...cast.map(({ person }) => ({
        id: people[person] ?? 0,
        name: person,
        role: "cast" as const,
      })),
    ],
  }));
}

/** One row per person; titles as places in `titleIds`, ascending. */
function matrixOf(people: readonly OpenPerson[], titleIds: Float64Array): RatingMatrix {
  const placeOf = new Map(Array.from(titleIds, (id, place) => [id, place]));
  const rows = people.map((ratings) =>
    [...new Map(ratings.map(({ titleId, rating }) => [placeOf.get(titleId) ?? 0, rating]))].sort(
      ([a], [b]) => a - b,
    ),
  );
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (rowStart[at + 1] = (rowStart[at] ?? 0) + row.length));
  return {
    titleIds,
    rowStart,
    titles: Uint32Array.from(rows.flat(), ([place]) => place),
    values: Uint8Array.from(rows.flat(), ([, rating]) => ratingCode(rating)),
  };
}

function shuffledBy<T>(random: () => number, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const isLike = (rating: string) => rating === "LOVE" || rating === "LIKE";

interface Figures {
  auc: number;
  ece: number;
  /** Of the hidden titles among the first twenty picks. */
  eceTop: number;
  ndcg: number;
}

/** What an engine makes of people who have given some ratings, measured on the others they gave. */
function figuresOf(
  engine: Engine,
  people: readonly OpenPerson[],
  { given, films }: { given: number; films: ReadonlySet<number> },
): Figures {
  const [all, top] = [new PredictionLog(), new PredictionLog()];
  const gains: number[] = [];
  const placeOf = new Map(Array.from(engine.titleIds, (id, place) => [id, place]));
  for (const ratings of people) {
    const taste = engine.taste(ratings.slice(0, given));
    const hidden = new Map(ratings.slice(given).map(({ titleId, rating }) => [titleId, rating]));
    const filter = (id: number) => films.has(id);
    const { titleIds } = engine.rankIds(taste, { limit: SCREEN, filter });
    for (const [id, rating] of hidden) {
      const chance = (taste.scores[placeOf.get(id) ?? 0] ?? 0) / 100;
      all.add(chance, isLike(rating));
      if (titleIds.includes(id)) top.add(chance, isLike(rating));
    }
    const likes = [...hidden.values()].filter(isLike).length;
    if (likes === 0) continue;
    const hits = Uint8Array.from(titleIds, (id) => (isLike(hidden.get(id) ?? "") ? 1 : 0));
    gains.push(ndcgAt(hits, SCREEN, likes));
  }
  return {
    auc: areaUnderCurve(all.all()) ?? NaN,
    ece: calibrationError(reliabilityOf(all.all())) ?? NaN,
    eceTop: calibrationError(reliabilityOf(top.all())) ?? NaN,
    ndcg: gains.reduce((sum, gain) => sum + gain, 0) / gains.length,
  };
}

const shown = (value: number) => value.toFixed(3).replace(/^0/, "").padStart(6);

/** Titles of a JSON file with an object by id, such as a reading of labels. */
const idsIn = (file = "") =>
  new Set(Object.keys(JSON.parse(readFileSync(file, "utf8")) as object).map(Number));

/** How well scores and picks fit people of a public rating set, with the bundle alone and in company. */
export async function benchPicks(): Promise<void> {
  const option = (name: string) => process.argv[process.argv.indexOf(name) + 1];
  const folder = process.argv.includes("--data") ? option("--data") : undefined;
  if (folder === undefined)
    return console.log("Name a folder with MovieLens: --data FOLDER (see bench/README.md).");
  const bundle = readBundle();
  const among = process.argv.includes("--among") ? idsIn(option("--among")) : undefined;
  const open = readFolder(folder, bundle).map((ratings) =>
    ratings.filter(({ titleId }) => among?.has(titleId) ?? true),
  );
  const films = new Set(open.flat().map(({ titleId }) => titleId));
  const random = seededRandom(1);
  const eligible = shuffledBy(
    random,
    open.map((ratings) => shuffledBy(random, ratings)),
  ).filter(({ length }) => length >= LEAST_RATINGS);
  const half = Math.ceil(eligible.length / 2);
  const [chosen, reported] = [eligible.slice(0, half), eligible.slice(half)];
  const people = process.argv.includes("--choose") ? chosen : reported;
  console.log(`${films.size} bundled films, ${people.length} of ${open.length} people`);
  const titles = featuresOf(bundle);
  const model = trainModel(titles);
  const others = open.filter(
    (ratings) => !people.some((own) => own[0] && ratings.includes(own[0])),
  );
  const community: Community | null = await trainCommunity({
    ratings: matrixOf(others, model.titleIds),
    content: model,
    options: { grid: "none" },
  });
  const idOf = new Map(bundle.titles.map(({ id, name }) => [name, id]));
  const byYear = new Map(
    bundle.titles.map(({ id, name, date }) => [`${name} (${date.slice(0, 4)})`, id]),
  );
  const madeUp = {
    telling: tellingRatings((name) => idOf.get(name) ?? 0),
    written: writtenRatings((name) => byYear.get(name) ?? 0),
  };
  const byId = new Map(titles.map((title) => [title.id, title]));
  const of = (id: number) => byId.get(id) ?? (titles[0] as TitleFeatures); // all are known
  // Equally famous films in random order: their ids go by decade, which no one asking would do.
  const byFame = shuffledBy(
    random,
    titles.filter(({ id }) => films.has(id)),
  )
    .sort((a, b) => b.fame - a.fame)
    .map(({ id }) => id);
  console.log(`${"".padEnd(22)}${GIVEN.map((given) => `k = ${given}`.padEnd(28)).join("")}`);
  for (const [name, engine] of [
    ["bundle alone", createEngine(model)],
    [`in company of ${others.length}`, createEngine(model, community)],
  ] as const) {
    const cells = GIVEN.map((given) => {
      const { auc, ece, eceTop, ndcg } = figuresOf(engine, people, { given, films });
      return `${[auc, ece, eceTop, ndcg].map(shown).join(" ")}`.padEnd(28);
    });
    console.log(`${name.padEnd(22)}${cells.join("")}`);
    for (const { questions, own, famous, error } of questionFigures(engine, people, {
      films,
      byFame,
    }))
      console.log(
        `  ${questions} questions: nDCG@20 ${shown(own)}, by fame ${shown(famous)}, difference ${(own - famous).toFixed(4)} ± ${error.toFixed(4)}`,
      );
    for (const [kind, people] of Object.entries(madeUp)) {
      const figures = madeUpFigures(engine, people, of);
      console.log(
        `  ${kind}: ${Object.entries(figures)
          .map(([figure, value]) => `${figure} ${value.toFixed(3)}`)
          .join(", ")}`,
      );
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await benchPicks();
