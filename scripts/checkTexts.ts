import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@worthy/domain";
import { callsWithoutParts, textUse, unusedTexts } from "../apps/web/textUse.ts";
import { ROOT, printNumber } from "./step.ts";

// Lists texts of the web client and the server that are missing or superfluous in a language, and
// those that no source file uses.
const SRC = join(ROOT, "apps");

function textsOf(language: string): Map<string, string> {
  const files = globSync(`{web,server}/src/**/texts/*.${language}.json`, { cwd: SRC });
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(SRC, file), "utf8")) as Record<string, string>),
    ), // our own files
  );
}

const sources = globSync("{web,server}/src/**/*.{ts,tsx}", { cwd: SRC }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const uses = sources.map((file) => textUse(file, readFileSync(join(SRC, file), "utf8")));
const english = textsOf(LANGUAGES[0]);
const unused = unusedTexts([...english.keys()], uses);
const problems = [
  ...unused.map((id) => `no source file shows ${id}`),
  ...callsWithoutParts(english, uses).map((call) => `a call shows ${call}`),
];
for (const language of LANGUAGES) {
  const own = textsOf(language);
  const missing = [...english.keys()].filter((id) => !own.has(id));
  const extra = [...own.keys()].filter((id) => !english.has(id));
  const shown = unused.filter((id) => own.has(id)).length;
  printNumber(
    `Texts, ${language}: ${own.size}, ${missing.length} missing, ${shown + extra.length} unused`,
  );
  problems.push(...missing.map((id) => `${language} lacks ${id}`));
  problems.push(...extra.map((id) => `${language} has ${id}, which English lacks`));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
