import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../step.ts";

export interface Sentence {
  /** File and line, or file and id of a text. */
  at: string;
  text: string;
}

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const found = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  }).toSorted();

/** English texts of the web client, mails and pages that the server makes. */
export const texts = (): Sentence[] =>
  found("apps/{web,server}/src/**/texts/*.en.json").flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>) // our own files
      .map(([id, text]) => ({ at: `${file} ${id}`, text })),
  );

const TEST_NAME = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(["`])((?:(?!\1|\\).|\\.)*)\1/g;
const EACH_NAME = /^\s*\]\)\(\s*(["`])((?:(?!\1|\\).|\\.)*)\1/gm;

/** The names in a test file, with their lines. */
export const testNames = (source: string): { line: number; name: string }[] =>
  [...source.matchAll(TEST_NAME), ...source.matchAll(EACH_NAME)].map((match) => ({
    line: source.slice(0, match.index + match[0].lastIndexOf(match[2] ?? "")).split("\n").length,
    name: match[2] ?? "",
  }));

export const tests = (): Sentence[] =>
  found("{apps,packages,scripts,catalogue,bench}/**/*.test.{ts,tsx}").flatMap((file) =>
    testNames(read(file)).map(({ line, name }) => ({ at: `${file}:${line}`, text: name })),
  );

/** Code in docs isn't prose. */
const withoutCode = (line: string) => line.replaceAll(/`[^`]*`|\]\([^)]*\)/g, "");

/** Markdown as lines of prose, blank where there is code. */
export function proseLines(markdown: string): string[] {
  let fenced = false;
  return markdown.split("\n").map((line) => {
    const fence = /^\s*```/.test(line);
    if (fence) fenced = !fenced;
    return fence || fenced || /^ {4,}\S/.test(line) ? "" : withoutCode(line);
  });
}

export const docs = (): Sentence[] =>
  found("*.md", "docs/**/*.md", "bench/**/*.md", "catalogue/**/*.md", "packages/**/*.md").flatMap(
    (file) => proseLines(read(file)).map((text, at) => ({ at: `${file}:${at + 1}`, text })),
  );
