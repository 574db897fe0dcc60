import { countCatalogue, validateCatalogue } from "../catalogue/src/index.ts";
import { checkArt } from "./art/checkArt.ts";

// The whole check: what `npm run check` runs of the catalogue, and the art of every title.
const { titles, problems } = validateCatalogue();
console.log(countCatalogue(titles));
for (const problem of problems) console.error(problem);
console.log(`${titles.length} titles read, ${problems.length} problems`);

// Titles that are not valid cannot all be drawn.
const artProblems = problems.length ? [] : await checkArt();
for (const problem of artProblems) console.error(problem);
if (problems.length) console.error("The art is looked at once the titles are right.");
else console.log(`art: ${artProblems.length} problems`);
process.exitCode = problems.length + artProblems.length ? 1 : 0;
