import { LANGUAGES } from "@worthy/domain";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(SOURCES, file), "utf8");

/** Controls that show the text `a.b` and are called `a.bOf`, with what they are about. */
const CONTROLS = globSync("**/*.tsx", { cwd: SOURCES }).flatMap((file) => {
  const source = read(file);
  return [...source.matchAll(/aria-label=\{t\("(\w+\.\w+)Of"/g)].flatMap(([, id = ""]) =>
    source.includes(`{t("${id}")}`) ? [id] : [],
  );
});

const spoken = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");

it.each(LANGUAGES)(
  "a control's name contains what it shows, so that people can press it by voice: %s",
  (language) => {
    const texts = Object.assign(
      {},
      ...globSync(`**/texts/*.${language}.json`, { cwd: SOURCES }).map((file) =>
        JSON.parse(read(file)),
      ),
    ) as Record<string, string>; // our own files
    const others = CONTROLS.filter(
      (id) => !spoken(texts[`${id}Of`] ?? "").includes(spoken(texts[id] ?? id)),
    );
    expect(CONTROLS.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  },
);
