import {
  type EvaluationSet,
  filterRatings,
  foldOf,
  holdOut,
  peopleOf,
  personOf,
  type TestPeople,
  type TimedRatings,
  withColdTitles,
  withoutEmptyRows,
} from "@worthy/recommender/evaluation";
import type { EvaluateOptions } from "./evaluateOptions.ts";
import { EvaluationProblem } from "./evaluationProblem.ts";
import { RatingData } from "./ratingData.ts";
import type { RatingLines } from "./ratingLines.ts";

type Print = (line: string) => void;

const topOf = (files: readonly RatingLines[]): number =>
  files.reduce(
    (top, { numbers }) => numbers.reduce((most, number) => Math.max(most, number), top),
    -Infinity,
  );

const everyone = (matrix: TimedRatings): Uint32Array =>
  Uint32Array.from({ length: peopleOf(matrix) }, (_, row) => row);

/** People with hidden ratings, with what they show and hide. A shown rating is never hidden. */
function testPeople(
  known: TimedRatings,
  hidden: TimedRatings,
  { file, print }: { file: string; print: Print },
): TestPeople {
  const people = everyone(hidden).filter((row) => personOf(hidden, row).titles.length > 0);
  const seen = new Uint8Array(hidden.titles.length);
  let both = 0;
  for (const row of people) {
    const shown = new Set(personOf(known, row).titles);
    for (let at = hidden.rowStart[row] ?? 0; at < (hidden.rowStart[row + 1] ?? 0); at++) {
      if (shown.has(hidden.titles[at] ?? -1)) both += seen[at] = 1;
    }
  }
  if (both > 0)
    print(`note: ${both} ratings of ${file} are also in the known ones and count as known`);
  return {
    people,
    known: filterRatings(known, people, () => true),
    hidden: filterRatings(hidden, people, (at) => seen[at] === 0),
  };
}

function warnOfLeak(train: TimedRatings, { people, hidden }: TestPeople, print: Print): void {
  let leaked = 0;
  people.forEach((person, row) => {
    const trained = new Set(personOf(train, person).titles);
    for (const title of personOf(hidden, row).titles) if (trained.has(title)) leaked++;
  });
  if (leaked > 0)
    print(
      `warning: ${leaked} hidden ratings are also in the training data; the figures will be too good`,
    );
}

interface Files {
  readonly train: string;
  readonly known: string;
  readonly hidden: string;
}

async function loadFiles(
  files: Files,
  options: EvaluateOptions,
  print: Print,
): Promise<EvaluationSet[]> {
  const data = new RatingData(options, print);
  const [train, known, hidden] = [
    await data.read(files.train, false),
    await data.read(files.known),
    await data.read(files.hidden),
  ];
  const tuneFiles =
    options["tune-known"] !== undefined && options["tune-hidden"] !== undefined
      ? { known: options["tune-known"], hidden: options["tune-hidden"] }
      : null;
  const tuneLines = tuneFiles && {
    known: await data.read(tuneFiles.known),
    hidden: await data.read(tuneFiles.hidden),
  };
  const top = topOf([train, known, hidden]);
  const trainMatrix = data.matrixOf(train, top);
  const test = testPeople(data.matrixOf(known, top), data.matrixOf(hidden, top), {
    file: files.hidden,
    print,
  });
  if (test.hidden.titles.length === 0)
    throw new EvaluationProblem(
      `${files.hidden} contains no ratings that are not also in ${files.known}.`,
    );
  warnOfLeak(trainMatrix, test, print);
  const tune =
    tuneLines &&
    tuneFiles &&
    testPeople(data.matrixOf(tuneLines.known, top), data.matrixOf(tuneLines.hidden, top), {
      file: tuneFiles.hidden,
      print,
    });
  const titles = await data.features(trainMatrix);
  return [
    {
      train: withoutEmptyRows(trainMatrix),
      test,
      tune,
      titles,
      only: null,
      hasContent: options.items !== undefined,
    },
  ];
}

async function loadSplit(
  file: string,
  options: EvaluateOptions,
  print: Print,
): Promise<EvaluationSet[]> {
  const data = new RatingData(options, print);
  const lines = await data.read(file);
  const ratings = data.matrixOf(lines, topOf([lines]));
  const {
    cold,
    folds,
    seed,
    hide,
    "hide-likes": hideLikes = 0.2,
    "min-likes": minLikes,
    "hold-out": people = 0,
  } = options;
  const splits =
    folds === undefined
      ? [
          holdOut(ratings, {
            people,
            minLikes,
            seed,
            hide:
              hide === undefined
                ? { of: "likes", share: hideLikes }
                : { of: "ratings", share: hide },
          }),
        ]
      : Array.from({ length: folds }, (_, fold) =>
          foldOf(ratings, { fold, folds, hide: hide ?? 1 / folds, seed }),
        );
  if (
    splits.some(({ train, test }) => train.titles.length === 0 || test.hidden.titles.length === 0)
  ) {
    throw new EvaluationProblem(
      `${file} has too few people for this split: it needs people to train on and ratings to hide.`,
    );
  }
  const sets: EvaluationSet[] = [];
  for (const split of splits) {
    const { train, test, only } =
      cold === undefined
        ? { ...split, only: null }
        : withColdTitles(split, ratings, { share: cold, seed });
    sets.push({
      train,
      test,
      only,
      tune: null,
      titles: await data.features(train),
      hasContent: options.items !== undefined,
    });
  }
  return sets;
}

/**
 * Reads the files named in the options and splits them as requested.
 * @throws EvaluationProblem about a file
 */
export function loadSets(options: EvaluateOptions, print: Print): Promise<EvaluationSet[]> {
  const { train, known, hidden, ratings } = options;
  if (ratings !== undefined) return loadSplit(ratings, options, print);
  if (train === undefined || known === undefined || hidden === undefined)
    throw new RangeError("the options name no files");
  return loadFiles({ train, known, hidden }, options, print);
}
