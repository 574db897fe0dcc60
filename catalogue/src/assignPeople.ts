import { readFileSync, writeFileSync } from "node:fs";
import { validateCatalogue } from "./validate.ts";

const file = new URL("../people.json", import.meta.url);

/** Gives every new person of the bundle the next free id. Existing ids never change. */
function assignPeople(): number {
  const people = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  const names = validateCatalogue().titles.flatMap((title) => [
    ...title.makers,
    ...title.cast.map((role) => role.person),
  ]);
  let next = Math.max(100, ...Object.values(people)) + 1;
  let added = 0;
  for (const name of new Set(names)) {
    if (name in people) continue;
    people[name] = next;
    next += 1;
    added += 1;
  }
  writeFileSync(file, `${JSON.stringify(people, null, 1)}\n`);
  return added;
}

console.log(`${assignPeople()} people added`);
