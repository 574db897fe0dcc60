import { expect, test } from "vitest";
import { apiChanges, unannounced } from "./apiChanges.ts";

const BEFORE = `# The API
@Tag .id:string .parent?:@Tag
GET /a person query.kind?:"film"|"tv" out.tag:@Tag out.total:integer
POST /a person body?:{} body.text?:string out:{}
`;
const change = (from: string, to: string) => {
  const after = BEFORE.replace(from, to);
  expect(after).not.toBe(BEFORE);
  return apiChanges(BEFORE, after);
};
const nothing = { adds: [], breaks: [], removes: [] };

test("finds no difference between equal texts, even with a recursive schema", () => {
  expect(apiChanges(BEFORE, BEFORE)).toEqual(nothing);
});

test.each([
  ["GET /a", "GET /b public out:{}\nGET /a", "GET /b"],
  ["total:integer", "total:integer out.next:string", "GET /a out.next: new"],
  ["text?:string", "text?:string body.note?:string", "POST /a body.note: new"],
  [
    '"film"|"tv"',
    '"film"|"short"|"tv"',
    'GET /a query.kind: "film"|"tv" (optional) → "film"|"short"|"tv" (optional)',
  ],
  ["GET /a person", "GET /a public", "GET /a access: person → public"],
])("reports %s to %s as an addition", (from, to, line) => {
  expect(change(from, to)).toEqual({ ...nothing, adds: [line] });
});

test.each([
  ["text?:string", "text?:string body.note:string", "POST /a body.note: new, required"],
  ["text?:string", "text:string", "POST /a body.text: string (optional) → string"],
  ["total:integer", "total?:integer", "GET /a out.total: integer → integer (optional)"],
  ["total:integer", "total:string", "GET /a out.total: integer → string"],
  ['"film"|"tv"', '"film"', 'GET /a query.kind: "film"|"tv" (optional) → "film" (optional)'],
  ["GET /a person", "GET /a admin", "GET /a access: person → admin"],
  ["@Tag .id:string", "@Tag .id:integer", "GET /a out.tag.id: string → integer"],
])("reports %s to %s as breaking", (from, to, line) => {
  const { adds, breaks, removes } = change(from, to);
  expect(breaks[0]).toBe(line);
  expect([adds, removes]).toEqual([[], []]);
});

test("lists removed endpoints and fields", () => {
  expect(change(" out.total:integer", "").removes).toEqual(["GET /a out.total"]);
  expect(change("POST /a", "# POST /a").removes).toEqual(["POST /a"]);
});

test("recognises an object made from a named schema, and path segments that can be any text", () => {
  const spelled = "GET /a/{id} owner path.id:str out.tags[].id:str out.tags[].by?:str\n";
  const short = "@Tag .id:str\n@More :{@Tag} .by?:str\nGET /a/{id} owner out.tags[]:{@More}\n";
  expect(apiChanges(spelled, short)).toEqual(nothing);
  expect(apiChanges(short, short.replace("@Tag .id:str", "@Tag .id:int")).breaks).toEqual([
    "GET /a/{id} out.tags[].id: str → int",
  ]);
  const named = "@More .by?:str\nGET /a person out.tag:@More\n";
  expect(apiChanges(named, named.replace("out.tag:@More", "out.tag:null|@More")).breaks).toEqual([
    "GET /a out.tag: @More → null|@More",
  ]);
});

test("allows a breaking change or removal if a line under Unreleased names the path", () => {
  const changes = change(" out.total:integer", "");
  const changelog = (unreleased: string, older = "") =>
    `# Changelog\n\n## [Unreleased]\n\n${unreleased}\n\n## [0.2.0]\n\n${older}\n`;
  expect(unannounced(changes, changelog("- `GET /a` has no `total`."))).toEqual([]);
  expect(unannounced(changes, changelog("- `GET /a/b` is gone."))).toEqual(["GET /a out.total"]);
  expect(unannounced(changes, changelog("", "- `GET /a`"))).toEqual(["GET /a out.total"]);
});

test("allows fewer alternatives in a response and a first optional query without calling them breaking", () => {
  const changed = (was: string, is: string) =>
    apiChanges(`GET /a public out:{}${was}\n`, `GET /a public out:{}${is}\n`);
  const one = ' out.reason~1.kind:"a"';
  const two = `${one} out.reason~2.kind:"b"`;
  expect(changed(`${two} out.reason~2.label:string`, one)).toEqual(nothing);
  expect(changed(`${two} out.reason~2.label:string`, two).removes).toEqual([
    "GET /a out.reason~2.label",
  ]);
  expect(changed("", " query.without?:integer").breaks).toEqual([]);
});
