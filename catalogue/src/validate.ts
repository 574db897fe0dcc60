import { readdirSync, readFileSync } from "node:fs";
import { slugOf } from "@worthy/domain";
import { listProblems } from "./listProblems.ts";
import { GENRES, catalogueTitle, type CatalogueTitle } from "./schema.ts";

const root = new URL("../", import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), "utf8"));

function sixWordRuns(text: string): string[] {
  const all = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .split(/\s+/)
    .filter(Boolean);
  return all.slice(0, Math.max(0, all.length - 5)).map((_, at) => all.slice(at, at + 6).join(" "));
}

function titleProblems(title: CatalogueTitle, file: string, { tags, services }: { tags: Set<string>; services: Set<string> }): string[] {
  const problems: string[] = [];
  const year = Number(title.date.slice(0, 4));
  if (file !== `${slugOf(title.name)}-${year}.json`) problems.push(`file should be ${slugOf(title.name)}-${year}.json`);
  for (const tag of title.tags) if (!tags.has(tag)) problems.push(`unknown tag "${tag}"`);
  for (const list of [title.tags, title.genres, title.cast.map((role) => role.person)])
    if (new Set<string>(list).size !== list.length) problems.push(`twice in one list: ${list.filter((x, i) => (list as string[]).indexOf(x) !== i).join(", ")}`);
  if (title.home && !services.has(title.home)) problems.push(`unknown home "${title.home}"`);
  if (title.endDate && title.endDate.slice(0, 4) < title.date.slice(0, 4)) problems.push("ends before it begins");
  if (title.kind === "movie" && (!title.runtime || title.runtime < 40)) problems.push("a film needs a runtime of at least 40 minutes");
  if (title.kind === "movie" && title.status !== "RELEASED") problems.push("a bundled film is RELEASED");
  if (title.kind === "tv" && title.status === "RELEASED") problems.push("a show is RUNNING, ENDED or CANCELLED");
  title.seasons?.forEach((season, at) => {
    if (season.number !== at + 1) problems.push(`season ${season.number} stands at place ${at + 1}`);
    if (season.year < year) problems.push(`season ${season.number} is older than the show`);
    if (season.list && season.list.length !== season.episodes) problems.push(`season ${season.number} lists ${season.list.length} of ${season.episodes} episodes`);
  });
  return problems;
}

/** Reads and checks the whole bundle. Returns what is wrong, one line each, with the file's name first. */
export function validateCatalogue(): { titles: CatalogueTitle[]; problems: string[] } {
  const tags = new Set(Object.values(readJson("tags.json") as Record<string, Record<string, string>>).flatMap((group) => Object.keys(group)));
  const services = new Set((readJson("services.json") as { name: string }[]).map((service) => service.name));
  const problems: string[] = [];
  const titles: CatalogueTitle[] = [];
  const ids = new Map<number, string>();
  const names = new Map<string, string>();
  const runs = new Map<string, string>();
  for (const file of readdirSync(new URL("titles/", root)).toSorted()) {
    const parsed = catalogueTitle.safeParse(readJson(`titles/${file}`));
    if (!parsed.success) {
      for (const issue of parsed.error.issues) problems.push(`${file}: ${issue.path.join(".")}: ${issue.message}`);
      continue;
    }
    const title = parsed.data;
    const own = titleProblems(title, file, { tags, services });
    const sameId = ids.get(title.id);
    if (sameId) own.push(`id ${title.id} is also ${sameId}'s`);
    const nameKey = `${title.kind} ${title.name} ${title.date.slice(0, 4)}`;
    if (names.has(nameKey)) own.push(`same title as ${names.get(nameKey)}`);
    for (const run of new Set(sixWordRuns(title.logline))) {
      const other = runs.get(run);
      if (other) own.push(`logline shares "${run}" with ${other}`);
      runs.set(run, file);
    }
    ids.set(title.id, file);
    names.set(nameKey, file);
    problems.push(...own.map((problem) => `${file}: ${problem}`));
    titles.push(title);
  }
  const people = readJson("people.json") as Record<string, number>;
  const credited = new Set(titles.flatMap((title) => [...title.makers, ...title.cast.map((role) => role.person)]));
  const without = [...credited].filter((name) => !(name in people));
  if (without.length) problems.push(`people.json: ${without.length} people have no id, ${without[0]} first; run catalogue/src/assignPeople.ts`);
  if (new Set(Object.values(people)).size !== Object.keys(people).length) problems.push("people.json: one id is given twice");
  problems.push(...listProblems(ids));
  return { titles, problems };
}

/** Counts for people: by kind, decade, language, genre and service. */
export function countCatalogue(titles: CatalogueTitle[]): string {
  const by = (pick: (title: CatalogueTitle) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of titles.flatMap(pick)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts]
      .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      .map(([key, n]) => `${key} ${n}`)
      .join(", ");
  };
  return [
    `titles ${titles.length}: ${by((t) => [t.kind])}`,
    `decades: ${by((t) => [`${t.date.slice(0, 3)}0s`])}`,
    `languages: ${by((t) => [t.language])}`,
    `genres (of ${GENRES.length}): ${by((t) => t.genres)}`,
    `homes: ${by((t) => (t.home ? [t.home] : []))}`,
  ].join("\n");
}

if (import.meta.main) {
  const { titles, problems } = validateCatalogue();
  console.log(countCatalogue(titles));
  for (const problem of problems) console.error(problem);
  console.log(`${titles.length} titles valid in form, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
