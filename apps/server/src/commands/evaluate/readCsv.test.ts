import fc from "fast-check";
import { expect, test } from "vitest";
import { fileWith } from "./files.fixture.ts";
import { readCsv } from "./readCsv.ts";

async function recordsOf(content: string) {
  const records = [];
  for await (const some of readCsv(fileWith(content))) records.push(...some);
  return records;
}
const fieldsOf = async (content: string) => (await recordsOf(content)).map(({ fields }) => fields);

test("reads CRLF, a BOM, empty lines and a last line without a newline", async () => {
  expect(await recordsOf("\uFEFFuser,item\r\n\r\n1,2\r\n   \r\n3,4")).toEqual([
    { line: 1, fields: ["user", "item"] },
    { line: 3, fields: ["1", "2"] },
    { line: 5, fields: ["3", "4"] },
  ]);
});

test("allows commas, quotes and newlines in quoted fields, and still counts lines correctly", async () => {
  expect(await recordsOf('a,b\n"x, y","print ""hi"""\n"two\nlines",z\nlast,one\n')).toEqual([
    { line: 1, fields: ["a", "b"] },
    { line: 2, fields: ["x, y", 'print "hi"'] },
    { line: 3, fields: ["two\nlines", "z"] },
    { line: 5, fields: ["last", "one"] },
  ]);
});

test("keeps empty fields, whether quoted or not", async () => {
  expect(await fieldsOf('a,,\n"",x,""\n')).toEqual([
    ["a", "", ""],
    ["", "x", ""],
  ]);
});

const field = fc.string({
  unit: fc.constantFrom("a", "é", ",", '"', "\n", " ", "7"),
  maxLength: 6,
});
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("survives a round trip with any text that is written in quotes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { maxLength: 6 }),
      async (rows) => {
        expect(
          await fieldsOf(rows.map((row) => `${row.map(quoted).join(",")}\n`).join("")),
        ).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

test("reads all of a file that is larger than one chunk", async () => {
  const rows = Array.from({ length: 150_000 }, (_, row) => `person ${row},item ${row % 977}`);
  const read = await recordsOf(rows.join("\n"));
  expect(read).toHaveLength(150_000);
  expect(read.every(({ line, fields }) => fields.join(",") === rows[line - 1])).toBe(true);
});

test.each([
  ["an unclosed quote", 'a,b\n1,2\n"3,4\n5,6\n', "line 3: a quote is never closed"],
  [
    "an unclosed quote with many lines after it",
    `a,b\n"1,2\n${"3,4\n".repeat(500)}`,
    "line 2: a quote is never closed",
  ],
  ["a quote inside a field", 'a,b\n"1"2,"3"\n', "line 2: a quote inside an unquoted field"],
  ["a file without line breaks", "x".repeat(3_000_000), "longer than a million characters"],
])("reports %s with its line number", async (_, content, message) => {
  await expect(recordsOf(content)).rejects.toThrow(message);
});

test("names the missing file in the error", async () => {
  const missing = fileWith("x").replace(".csv", ".none");
  await expect(readCsv(missing).next()).rejects.toThrow(`There’s no file ${missing}.`);
});
