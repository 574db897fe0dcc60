import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const folder = "docs/decisions";
const records = globSync("0*.md", { cwd: join(root, folder) }).toSorted();

const headingOf = (text: string) => /^# (\d+)\. (.+)\n/.exec(text)?.slice(1) ?? [];

/** The name of a record's file: its number and its title in small letters. */
function fileNameOf(number = "", title = ""): string {
  const words =
    title
      .toLowerCase()
      .replaceAll("'", "")
      .match(/[a-z0-9]+/g) ?? [];
  return `${number.padStart(4, "0")}-${words.join("-")}.md`;
}

describe("the decision records", () => {
  it.each(records)("%s is named after its heading", (file) => {
    expect(fileNameOf(...headingOf(read(`${folder}/${file}`)))).toBe(file);
  });

  it.each(records)("%s states the decision, the reasons for it, and its cost", (file) => {
    const [, first = "", ...rest] = read(`${folder}/${file}`).split("\n\n");
    expect(first).toMatch(/^[^#*|>-]/);
    expect(first.length).toBeLessThan(600);
    expect(rest.some((paragraph) => paragraph.startsWith("**Why.** "))).toBe(true);
    expect(rest.some((paragraph) => paragraph.startsWith("**Costs.**"))).toBe(true);
  });

  it("are each listed once in the table of contents, under their own titles", () => {
    const expected = records.map((file) => {
      const [number, title] = headingOf(read(`${folder}/${file}`));
      return `- [${number}](${file}) ${title}`;
    });
    const listed = read(`${folder}/README.md`).match(/^- .+$/gm) ?? [];
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});

describe("references to decisions", () => {
  const files = globSync(
    ["*.md", "{apps,bench,catalogue,docs,packages,scripts,.github}/**/*.{md,ts,tsx,mjs,cjs,json}"],
    { cwd: root, exclude: (path) => /(^|[/\\])(node_modules|dist)$/.test(path) },
  );
  const numbers = new Set(records.map((file) => Number(file.slice(0, 4))));

  it("point to existing records", () => {
    const references = files.flatMap((file) =>
      referencesIn(read(file)).map((reference) => ({ file, ...reference })),
    );
    const broken = references.filter(({ name, number }) =>
      name === undefined ? !numbers.has(number) : !records.includes(name),
    );
    expect(references.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });
});

/** The decisions that a text names, as "decision 1", "decisions 1 and 2" or by the name of the file. */
function referencesIn(text: string): { number: number; name?: string }[] {
  const named = [...text.matchAll(/\bdecisions?[\s*]+(\d+(?:(?:,| and)[\s*]+\d+)*)/gi)];
  const linked = [...text.matchAll(/decisions\/((\d{4})-[\w-]+\.md)/g)];
  return [
    ...named.flatMap(([, list = ""]) =>
      (list.match(/\d+/g) ?? []).map((number) => ({ number: Number(number) })),
    ),
    ...linked.map(([, name = "", number]) => ({ number: Number(number), name })),
  ];
}
