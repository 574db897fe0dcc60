import { slugOf } from "@worthy/domain";
import { TAGS } from "./readTags.ts";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { breadthProblems } from "./checks/breadth.ts";
import { duplicateProblems } from "./checks/duplicates.ts";
import { elsewhereProblems, withoutBundled } from "./checks/elsewhereProblems.ts";
import { formProblems, type Vocabulary } from "./checks/formProblems.ts";
import { peopleProblems } from "./checks/peopleProblems.ts";
import { plausibilityProblems } from "./checks/plausibility.ts";
import { reviewProblems } from "./checks/reviews.ts";
import { countCatalogue } from "./countCatalogue.ts";
import {
  decideAll,
  labelProblems,
  parseLater,
  parseLiked,
  parseOther,
  parseReading,
  type LabelReadings,
} from "./labels/readings.ts";
import { nameProblems, namesFrom, parseNames, type NameReadings } from "./names/nameReadings.ts";
import { readElsewhere } from "./readElsewhere.ts";
import { catalogueTitle, type CatalogueTitle } from "./schema.ts";

const LISTS = new URL("../lists/", import.meta.url);

/**
 * Problems of the curated lists, one line each, starting with the file's name. @param titleIds all
 * titles of the bundle
 */
function listProblems(titleIds: { has(id: number): boolean }): string[] {
  return readdirSync(LISTS).flatMap((file) => {
    const list = JSON.parse(readFileSync(new URL(file, LISTS), "utf8")) as {
      id: string;
      titleIds: number[];
    }; // our own file; problems are reported below
    const problems = list.titleIds
      .filter((id) => !titleIds.has(id))
      .map((id) => `there is no title ${id}`);
    if (file !== `${list.id}.json`) problems.push(`file should be ${list.id}.json`);
    if (new Set(list.titleIds).size !== list.titleIds.length) problems.push("names a title twice");
    return problems.map((problem) => `lists/${file}: ${problem}`);
  });
}

const root = new URL("../", import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), "utf8"));
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(".json"))
    .toSorted();

function readVocabulary(): Vocabulary {
  const tags = Object.values(TAGS).flatMap((group) => Object.keys(group));
  const services = (readJson("services.json") as { name: string }[]).map(({ name }) => name);
  return { tags: new Set(tags), services: new Set(services) };
}

/** The readings of the titles' labels. Throws if one is malformed. */
export function readLabels(): LabelReadings {
  const read = (name: keyof LabelReadings) => readJson(`labels/${name}.json`);
  return {
    first: parseReading(read("first")),
    second: parseReading(read("second")),
    third: parseReading(read("third")),
    another: parseOther(read("another")),
    asked: parseLiked(read("asked")),
    later: parseLater(read("later")),
  };
}

/** Reads all titles; those that don't match the schema are left out and reported. */
function readTitles(): {
  titles: CatalogueTitle[];
  fileOf: Map<number, string>;
  problems: string[];
} {
  const titles: CatalogueTitle[] = [];
  const fileOf = new Map<number, string>();
  const problems: string[] = [];
  for (const file of filesIn("titles/")) {
    const parsed = catalogueTitle.safeParse(readJson(`titles/${file}`));
    if (!parsed.success) {
      problems.push(
        ...parsed.error.issues.map((issue) => `${file}: ${issue.path.join(".")}: ${issue.message}`),
      );
      continue;
    }
    titles.push(parsed.data);
    fileOf.set(parsed.data.id, file);
  }
  return { titles, fileOf, problems };
}

/** Gives every title the labels that its readings decide, if there are enough. Returns how many files have changed. */
export function writeLabels(): number {
  const { titles, fileOf } = readTitles();
  let changed = 0;
  for (const [id, labels] of decideAll(titles, readLabels())) {
    const file = new URL(`titles/${fileOf.get(id)}`, root);
    const before = readFileSync(file, "utf8");
    if (!labels) continue;
    const after = before
      .replace(/"liked": \d+/, `"liked": ${labels.liked}`)
      .replace(/"fame": \d+/, `"fame": ${labels.fame}`)
      .replace(/"kin": \[[^\]]*\]/, `"kin": [${labels.kin.join(", ")}]`);
    if (after === before) continue;
    writeFileSync(file, after);
    changed += 1;
  }
  return changed;
}

/** The readings of the titles' names. Throws if one is malformed. */
function readNames(): NameReadings {
  return new Map(
    filesIn("names/").map((file) => [`names/${file}`, parseNames(readJson(`names/${file}`))]),
  );
}

/** Gives every title the names that its readings decide, and takes titles that are here off the list of those elsewhere. Returns how many files have changed. */
export function writeNames(): number {
  const { titles, fileOf } = readTitles();
  const readings = readNames();
  let changed = 0;
  for (const title of titles) {
    const file = new URL(`titles/${fileOf.get(title.id)}`, root);
    const before = readFileSync(file, "utf8");
    const { names, otherNames } = namesFrom(title, readings);
    const spaced = (value: unknown) => JSON.stringify(value).replace(/","/g, '", "');
    const lines = [
      ...(Object.keys(names).length > 0
        ? [
            `  "names": ${spaced(names)
              .replace(/^\{(.*)\}$/, "{ $1 }")
              .replaceAll('":"', '": "')},\n`,
          ]
        : []),
      ...(otherNames.length > 0 ? [`  "otherNames": ${spaced(otherNames)},\n`] : []),
    ];
    const after = before
      .replace(/^ {2}"(?:names|otherNames)": .*\n/gm, "")
      .replace(/^ {2}"date":/m, `${lines.join("").replaceAll("$", "$$$$")}  "date":`);
    if (after === before) continue;
    writeFileSync(file, after);
    changed += 1;
  }
  const elsewhere = new URL("elsewhere/titles.tsv", root);
  const lines = readFileSync(elsewhere, "utf8").split("\n");
  writeFileSync(elsewhere, withoutBundled(lines, readTitles().titles).join("\n"));
  return changed;
}

/** Problems of drafted titles, alone and beside those of the bundle; `isDrafted` tells them apart by id. */
export function draftProblems(
  titles: readonly CatalogueTitle[],
  isDrafted: (id: number) => boolean,
): string[] {
  const vocabulary = readVocabulary();
  const { asOf } = readJson("about.json") as { asOf: string };
  const own = titles
    .filter(({ id }) => isDrafted(id))
    .flatMap((title) => {
      const file = `${slugOf(title.name)}-${title.date.slice(0, 4)}.json`;
      return [...formProblems(title, file, vocabulary), ...plausibilityProblems(title, asOf)].map(
        (problem) => `${title.id} ${title.name}: ${problem}`,
      );
    });
  return [...own, ...duplicateProblems(titles)];
}

/**
 * Reads and checks the whole bundle except its art. Returns one line per problem, starting with the
 * file's name if it concerns one file.
 */
export function validateCatalogue(): { titles: CatalogueTitle[]; problems: string[] } {
  const { titles, fileOf, problems } = readTitles();
  const vocabulary = readVocabulary();
  const { asOf } = readJson("about.json") as { asOf: string };
  const ids = new Set(titles.map(({ id }) => id));
  for (const title of titles) {
    const file = fileOf.get(title.id) ?? "";
    const own = [...formProblems(title, file, vocabulary), ...plausibilityProblems(title, asOf)];
    problems.push(...own.map((problem) => `${file}: ${problem}`));
  }
  problems.push(
    ...duplicateProblems(titles),
    ...peopleProblems(titles, readJson("people.json") as Record<string, number>),
    ...listProblems(ids),
    ...reviewProblems(
      titles,
      new Map(filesIn("reviews/").map((file) => [`reviews/${file}`, readJson(`reviews/${file}`)])),
    ),
    ...labelProblems(titles, readLabels()),
    ...nameProblems(titles, readNames()),
    ...elsewhereProblems(titles, readElsewhere()),
    ...breadthProblems(titles, asOf),
  );
  return { titles, problems };
}

if (import.meta.main) {
  const { titles, problems } = validateCatalogue();
  console.log(countCatalogue(titles));
  for (const problem of problems) console.error(problem);
  console.log(`${titles.length} titles read, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
