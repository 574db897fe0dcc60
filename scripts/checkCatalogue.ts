import {
  countCatalogue,
  describeAgreement,
  describeCoverage,
  readLabels,
  writeLabels,
  writeNames,
  validateCatalogue,
} from "../catalogue/src/index.ts";
import { checkArt } from "./art/checkArt.ts";

// The complete check: the catalogue checks of `npm run check`, and the art of every title. With --write-labels or
// --write-names, titles first get the labels or names that their readings decide.
if (process.argv.includes("--write-labels")) console.log(`${writeLabels()} titles have new labels`);
if (process.argv.includes("--write-names")) console.log(`${writeNames()} titles have new names`);
const { titles, problems } = validateCatalogue();
console.log(countCatalogue(titles));
console.log(describeCoverage(titles));
console.log(describeAgreement(readLabels()));
for (const problem of problems) console.error(problem);
console.log(`${titles.length} titles read, ${problems.length} problems`);

// Invalid titles can't all be drawn.
const artProblems = problems.length ? [] : await checkArt();
for (const problem of artProblems) console.error(problem);
if (problems.length) console.error("The art is looked at once the titles are right.");
else console.log(`art: ${artProblems.length} problems`);
process.exitCode = problems.length + artProblems.length ? 1 : 0;
