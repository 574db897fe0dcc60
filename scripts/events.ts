import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarationProblems } from "@worthy/domain";
import { eventCatalogue } from "../apps/web/src/features/events/eventCatalogue.ts";
import { declaredEvents } from "./events/declaredEvents.ts";
import { eventDocument } from "./events/eventDocument.ts";
import { firedIn, usageProblems } from "./events/firedEvents.ts";
import { ROOT } from "./step.ts";

// Generates docs/events.md and the server's copy of the event catalogue. With --check, fails if
// they are out of date, or if declared and fired events differ.
const sources = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: ROOT })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !/\.test\.tsx?$/.test(name));
const fired = sources.flatMap((name) => firedIn(name, readFileSync(join(ROOT, name), "utf8")));
const problems = [
  ...Object.values(eventCatalogue).flatMap(declarationProblems),
  ...usageProblems(eventCatalogue, fired),
];
const made = {
  "docs/events.md": eventDocument(eventCatalogue),
  "apps/server/src/features/tracking/generated/declaredEvents.ts": declaredEvents(eventCatalogue),
};

for (const [name, text] of Object.entries(made)) {
  const file = join(ROOT, name);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text)
    problems.push(`${name} is out of date: run node scripts/events.ts`);
}
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(
    `${Object.values(eventCatalogue).flatMap((events) => Object.keys(events)).length} events, each declared and fired.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;
