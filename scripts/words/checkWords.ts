import { printNumber } from "../step.ts";
import { docs, tests, texts } from "./sentences.ts";
import { DOUBTFUL, findTurns, WRONG } from "./turns.ts";

// Fails on turns of phrase that nobody says, in texts, test names and docs (scripts/words/turns.ts).
// `--warnings` lists those that are sometimes right.

const sentences = [...texts(), ...tests(), ...docs()];
const list = (turns: typeof WRONG) =>
  sentences.flatMap(({ at, text }) =>
    findTurns(text, turns).map(({ turn, better }) => `${at}: “${turn}”, better: ${better}`),
  );

const wrong = list(WRONG);
const doubtful = list(DOUBTFUL);
if (process.argv.includes("--warnings")) console.log(doubtful.join("\n"));
for (const line of wrong) console.error(line);
printNumber(
  `Words: ${sentences.length} lines, ${wrong.length} turns nobody says, ${doubtful.length} to look at (--warnings)`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
