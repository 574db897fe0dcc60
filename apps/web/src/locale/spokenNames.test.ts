import { LANGUAGES } from "@worthy/domain";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(SOURCES, file), "utf8");

const CONTROL = /<(button|Button|RouterLink)\b[\s\S]*?<\/\1>/g;
const NAME = /aria-label=\{t\(\s*"([\w.]+)"/;
const SHOWN = /\{t\(\s*"([\w.]+)"/g;

/** Controls that have a name beside the words that they show: the ids of both. */
const CONTROLS = globSync("**/*.tsx", { cwd: SOURCES }).flatMap((file) =>
  [...read(file).matchAll(CONTROL)].flatMap(([control]) => {
    const name = NAME.exec(control);
    if (!name) return [];
    const rest = control.slice(name.index + name[0].length);
    return [...rest.matchAll(SHOWN)].map(([, shown = ""]) => [name[1] ?? "", shown] as const);
  }),
);

const spoken = (text: string) => text.toLowerCase().replaceAll(/\{\w+\}|[^\p{L}\p{N} ]/gu, "");

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
      ([name, shown]) => !spoken(texts[name] ?? "").includes(spoken(texts[shown] ?? shown)),
    );
    expect(CONTROLS.length).toBeGreaterThan(20);
    expect(others).toEqual([]);
  },
);
