// Checks drafted titles and adds them to the bundle:
//   node scripts/catalogue/addTitles.ts BATCH.json …                       prints what is wrong with them
//   node scripts/catalogue/addTitles.ts BATCH.json … --second READ.json …  adds them, if nothing is; their second readings come from READ.json
//   node scripts/catalogue/addTitles.ts --third READ.json …                adds third readings of titles whose first two differ
// Titles that are still to come may be named as kin, if --coming 12500-12599 says which ids they have. catalogue/README.md describes the files.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { slugOf } from "@worthy/domain";
import {
  parseDrafts,
  parseSecond,
  type Drafted,
  type Reading,
  type Second,
} from "../../catalogue/src/drafts.ts";
import { catalogueTitle, type CatalogueTitle } from "../../catalogue/src/schema.ts";
import { draftProblems, validateCatalogue } from "../../catalogue/src/validate.ts";
import { artOf } from "../art/sharedArt.ts";
import { formatTitle } from "./formatTitle.ts";

const root = new URL("../../catalogue/", import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
/** The title of a draft, with what its reader corrects, as in its file; its labels are decided later. */
const titleOf = ({ title, reading: { liked, fame, kin: own } }: Drafted, second?: Second) => {
  const corrected = { ...title, ...second?.corrected };
  const kept = Object.entries(corrected).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(kept), liked, fame, kin: own };
};

/** Problems of drafted titles, one line each. */
async function problemsOf(
  drafts: readonly Drafted[],
  bundled: readonly CatalogueTitle[],
  seconds: ReadonlyMap<number, Second>,
  isComing: (id: number) => boolean,
): Promise<string[]> {
  const problems: string[] = [];
  const titles = drafts.flatMap((draft) => {
    const parsed = catalogueTitle.safeParse(titleOf(draft, seconds.get(draft.title.id)));
    if (parsed.success) return [parsed.data];
    problems.push(
      ...parsed.error.issues.map(
        (issue) =>
          `${draft.title.id} ${draft.title.name}: ${issue.path.join(".")}: ${issue.message}`,
      ),
    );
    return [];
  });
  const known = new Set([...bundled, ...titles].map(({ id }) => id));
  for (const { id, name, kin: own } of titles) {
    const unknown = own.filter((each) => !known.has(each) && !isComing(each));
    if (unknown.length > 0)
      problems.push(`${id} ${name}: no title has the id ${unknown.join(", ")}`);
    if (own.includes(id) || new Set(own).size < own.length)
      problems.push(`${id} ${name}: names itself or one kin twice`);
  }
  const wearers = new Map<string, string>();
  for (const { id, name, motif } of [...bundled, ...titles]) {
    const art = await artOf({ motif });
    const look = `${art?.motif} ${art?.mood}`;
    const other = wearers.get(look);
    if (other !== undefined && !bundled.some((title) => title.id === id))
      problems.push(`${id} ${name}: ${other} has the art “${look}” already`);
    wearers.set(look, name);
  }
  const isNew = new Set(titles.map(({ id }) => id));
  return [...problems, ...draftProblems([...bundled, ...titles], (id) => isNew.has(id))];
}

const line = (id: number, value: object) =>
  `  "${id}": ${JSON.stringify(value)
    .replaceAll('","', '", "')
    .replaceAll(/":(?=["[{\d])/g, '": ')
    .replaceAll(/(\d),(?=[\d"])/g, "$1, ")
    .replaceAll(/\],"/g, '], "')
    .replaceAll(/",(?=")/g, '", ')}`;

/** Adds a line for each title to a file of readings. */
function append(name: string, records: ReadonlyMap<number, object>): void {
  if (records.size === 0) return;
  const file = new URL(name, root);
  const before = readFileSync(file, "utf8")
    .trimEnd()
    .replace(/\n?\}$/, "");
  const lines = [...records].map(([id, value]) => line(id, value));
  writeFileSync(file, `${before}${before.trim() === "{" ? "" : ","}\n${lines.join(",\n")}\n}\n`);
}

const labelsOf = (name: string, { liked, fame, kin: own }: Reading) => ({
  name,
  liked,
  fame,
  kin: own,
});
const namesOf = (name: string, { de, es, other }: Reading) => ({
  name,
  ...(de && { de }),
  ...(es && { es }),
  ...(other?.length && { other }),
});

/** Both readings say it. */
function addKinOf(drafts: readonly Drafted[], seconds: ReadonlyMap<number, Second>): void {
  const file = new URL("labels/later.json", root);
  const later = JSON.parse(readFileSync(file, "utf8")) as Record<
    string,
    { name: string; kin: number[] }
  >;
  const nameOf = new Map(validateCatalogue().titles.map(({ id, name }) => [id, name]));
  for (const {
    title,
    reading: { kinOf },
  } of drafts)
    for (const id of kinOf.filter((each) => seconds.get(title.id)?.kinOf.includes(each))) {
      const own = (later[id] ??= { name: nameOf.get(id) ?? "", kin: [] });
      if (!own.kin.includes(title.id)) own.kin.push(title.id);
    }
  writeFileSync(
    file,
    `{\n${Object.entries(later)
      .map(([id, each]) => line(Number(id), each))
      .join(",\n")}\n}\n`,
  );
}

function add(
  drafts: readonly Drafted[],
  seconds: ReadonlyMap<number, Second>,
  thirds: ReadonlyMap<number, Second>,
  month: string,
): void {
  const records = <T>(of: (draft: Drafted, second: Second) => T) =>
    new Map(
      drafts.flatMap((draft) => {
        const second = seconds.get(draft.title.id);
        return second ? [[draft.title.id, of(draft, second)] as const] : [];
      }),
    );
  for (const draft of drafts) {
    const title = catalogueTitle.parse(titleOf(draft, seconds.get(draft.title.id)));
    writeFileSync(
      new URL(`titles/${slugOf(title.name)}-${title.date.slice(0, 4)}.json`, root),
      formatTitle(title),
    );
  }
  const named = ({ title }: Drafted, second: Second) =>
    (second.corrected.name as string | undefined) ?? title.name; // checked as part of the title
  append(
    "labels/first.json",
    records((draft, second) => labelsOf(named(draft, second), draft.reading)),
  );
  append(
    "labels/second.json",
    records((draft, second) => labelsOf(named(draft, second), second)),
  );
  append(
    "labels/asked.json",
    records((draft, second) => ({ name: named(draft, second), liked: draft.reading.asked })),
  );
  append(
    "labels/third.json",
    new Map([...thirds].map(([id, third]) => [id, labelsOf(third.name, third)])),
  );
  append(
    "names/first.json",
    records((draft, second) => namesOf(named(draft, second), draft.reading)),
  );
  append(
    "names/second.json",
    records((draft, second) => namesOf(named(draft, second), second)),
  );
  append(
    "reviews/later.json",
    records((_draft, { corrected }) => ({
      reviewed: month,
      by: "second pass",
      changed: Object.keys(corrected),
    })),
  );
  addKinOf(drafts, seconds);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      second: { type: "string", multiple: true, default: [] },
      third: { type: "string", multiple: true, default: [] },
      coming: { type: "string", default: "0-0" },
    },
    allowPositionals: true,
  });
  const drafts = positionals.flatMap((file) => parseDrafts(file, readJson(file)));
  const readings = (files: readonly string[]) =>
    new Map(
      files
        .flatMap((file) => Object.entries(parseSecond(file, readJson(file))))
        .map(([id, each]) => [Number(id), each]),
    );
  const [seconds, thirds] = [readings(values.second), readings(values.third)];
  const [firstComing = 0, lastComing = 0] = values.coming.split("-").map(Number);
  const isComing = (id: number) => id >= firstComing && id <= lastComing;
  const problems = await problemsOf(drafts, validateCatalogue().titles, seconds, isComing);
  if (seconds.size > 0)
    for (const {
      title: { id, name },
    } of drafts)
      if (seconds.get(id)?.name !== name) problems.push(`${id} ${name}: has no second reading`);
  const loglines = drafts.map(({ title }) => String(title.logline));
  const withA = loglines.filter((text) => /^An? /.test(text)).length;
  if (withA > loglines.length / 5)
    problems.push(`${withA} of ${loglines.length} loglines begin with “A”: one in five may`);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0 && seconds.size + thirds.size > 0)
    add(drafts, seconds, thirds, new Date().toISOString().slice(0, 7));
  console.log(`${drafts.length} titles, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
