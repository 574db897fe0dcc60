import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { proofProblems, serverSources } from "./checkProofs.ts";
import { PROOF_EXCEPTIONS } from "./proofExceptions.ts";

const POLICY = "apps/server/src/platform/policy.ts";
const STORE = "apps/server/src/features/watchlists/itemStore.ts";
const LIST_POLICY = "apps/server/src/features/watchlists/listPolicy.ts";
const IMPORT =
  'import type { Editable as E, Owned, Owner, Readable, Grant } from "../../platform/policy.ts";\n';
const POLICY_SOURCE = `
  declare class Acting { private readonly mayAct: true; }
  export interface Owner extends Acting { userId: string }
  export type Readable<T> = T & { r: T };
  export type Editable<T> = Readable<T> & { e: T };
  export type Owned<T> = Editable<T> & { o: T };
  export interface Grant<K> { userId: string; k: K }
  export const own = (userId: string) => ({ userId }) as Owner;`;

const problemsOf = (file: string, source: string, exceptions = new Map<string, string>()) =>
  proofProblems(
    new Map([
      [POLICY, POLICY_SOURCE],
      [file, IMPORT + source],
    ]),
    exceptions,
  );

describe("creating proofs", () => {
  it.each([
    ["a cast", "export const list = { watchlistId: 7 } as Owned<Row>;"],
    ["a cast to a renamed proof", "export const list = { watchlistId: 7 } as E<Row>;"],
    ["a cast through unknown", "export const owner = id as unknown as Owner;"],
    ["a cast in angle brackets", "export const owner = <Owner>{ userId };"],
    ["a cast to an array of proofs", "export const owners = rows as readonly Owner[];"],
    ["an alias", "type Mine = Owned<Row>;\nexport const list = row as Mine;"],
    [
      "a function's parameter type",
      "const take = (list: Owned<Row>) => list;\nexport const list = row as Parameters<typeof take>[0];",
    ],
    [
      "a function's return type",
      "function give(): Owner { throw 0; }\nexport const owner = row as ReturnType<typeof give>;",
    ],
    [
      "an object that holds a proof",
      "interface Context { owner: Owner }\nexport const at = {} as Context;",
    ],
    ["the rows of a query", "export const rows = sql<E<Row>[]>`select 1`;"],
    ["the rows of unsafe SQL", 'export const rows = sql.unsafe<E<Row>[]>("select 1");'],
    ["a type guard", "export const isMine = (row: Row): row is Owned<Row> => true;"],
    ["a declaration without a value", "declare const owner: Owner;"],
    ["a grant", 'export const grant = { userId } as Grant<"bearer">;'],
  ])("isn't allowed for %s outside the policies", (_, source) => {
    expect(problemsOf(STORE, source)).toContainEqual(expect.stringContaining("makes a proof"));
  });

  it("is allowed for a policy's own objects, except an owner", () => {
    expect(problemsOf(LIST_POLICY, "export const may = (row: Row) => row as Owned<Row>;")).toEqual(
      [],
    );
    expect(problemsOf(LIST_POLICY, "export const may = (row: Row) => row as Owner;")).toHaveLength(
      1,
    );
  });

  it("doesn't include naming them, passing them on or requiring them", () => {
    const source = `
      interface Context { owner: Owner; list: Owned<Row> }
      type Handler = (context: Context) => void;
      const known = new Map<string, Owner>();
      export const handlers = {} as Record<string, Handler>;
      export const take = (list: Owned<Row>): E<Row> => list;`;
    expect(problemsOf(STORE, source)).toEqual([]);
  });
});

describe("access to shared data", () => {
  it.each([
    ["by an id", "export async function find(sql: Queries, id: number) { SQL }"],
    ["as a constant", "export const find = (sql: Queries, id: number) => { SQL };"],
    [
      "in a separate part",
      "export const find = (sql: Queries, id: number) => part(sql, id);\nfunction part(sql: Queries, id: number) { SQL }",
    ],
  ])("requires proof to read %s", (_, source) => {
    const select = "return sql`select * from watchlist_items where watchlist_id = ${id}`;";
    expect(problemsOf(STORE, source.replace("SQL", select))).toEqual([
      `${STORE}: find reaches watchlist_items without a proof of permission`,
    ]);
    const proved = source.replaceAll("id: number", "id: Readable<Row>").replace("SQL", select);
    expect(problemsOf(STORE, proved)).toEqual([]);
  });

  it("requires more than a read proof to write", () => {
    const write = (proof: string) =>
      `export async function add(sql: Queries, { id }: ${proof}) { await sql\`delete from watchlist_items where id = \${id}\`; }`;
    expect(problemsOf(STORE, write("Readable<Row>"))).toEqual([
      `${STORE}: add writes watchlist_items without a proof that it may be changed`,
    ]);
    expect(problemsOf(STORE, write("E<Row>"))).toEqual([]);
  });

  it("has no unused exceptions", () => {
    const exceptions = new Map([[`${STORE}#find`, "is gone"]]);
    expect(problemsOf(STORE, "", exceptions)).toEqual([
      `${STORE}#find: is an exception that nothing needs any more`,
    ]);
  });
});

it("finds no problems in the server", () => {
  const root = dirname(import.meta.dirname);
  expect(proofProblems(serverSources(root), PROOF_EXCEPTIONS)).toEqual([]);
});
