import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../lists/", import.meta.url);

/** What is wrong with the edited lists, one line each, with the file's name first. @param titleIds all of the bundle */
export function listProblems(titleIds: { has(id: number): boolean }): string[] {
  return readdirSync(folder).flatMap((file) => {
    const list = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as { id: string; titleIds: number[] }; // our own file: what is wrong with it shows below
    const problems = list.titleIds.filter((id) => !titleIds.has(id)).map((id) => `there is no title ${id}`);
    if (file !== `${list.id}.json`) problems.push(`file should be ${list.id}.json`);
    if (new Set(list.titleIds).size !== list.titleIds.length) problems.push("names a title twice");
    return problems.map((problem) => `lists/${file}: ${problem}`);
  });
}
