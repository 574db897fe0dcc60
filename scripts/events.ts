import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventCatalogue } from "../apps/web/src/features/tracking/eventCatalogue.ts";
import { declaredEvents } from "./declaredEvents.ts";
import { eventDocument } from "./eventDocument.ts";
import { firedIn, usageProblems } from "./firedEvents.ts";
import { ROOT } from "./step.ts";

// Writes docs/events.md and what the server knows of the catalogue of events; with --check, says whether they are up to date, and whether all that is declared is fired and all that is fired declared.
const sources = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: ROOT })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !/\.test\.tsx?$/.test(name));
const fired = sources.flatMap((name) => firedIn(name, readFileSync(join(ROOT, name), "utf8")));
const problems = usageProblems(eventCatalogue, fired);
const made = { "docs/events.md": eventDocument(eventCatalogue), "apps/server/src/features/tracking/generated/declaredEvents.ts": declaredEvents(eventCatalogue) };

for (const [name, text] of Object.entries(made)) {
  const file = join(ROOT, name);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) problems.push(`${name} is not what the catalogue says: node scripts/events.ts writes it`);
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${Object.values(eventCatalogue).flatMap((events) => Object.keys(events)).length} events, each declared and fired.`);
process.exitCode = problems.length > 0 ? 1 : 0;
