import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queries } from "../../platform/http/handler.ts";
import { startTestServer, type TestPerson, type TestServer } from "../testServer.ts";
import { createFindCaller } from "../../features/accounts/findCaller.ts";

let server: TestServer;
let people: TestPerson[];
beforeAll(async () => {
  server = await startTestServer({ titles: 10 });
  people = await Promise.all(Array.from({ length: 12 }, () => server.newPerson()));
});
afterAll(() => server.close());

const isLookUp = ([strings]: [TemplateStringsArray]) => strings.join().includes("from unnest");

/** Counts look-ups. */
function counting(): { sql: Queries; statements: () => number } {
  let statements = 0;
  const sql = new Proxy(server.sql as Queries, {
    apply: (target, self, args: [TemplateStringsArray]) => {
      if (isLookUp(args)) statements += 1;
      return Reflect.apply(target, self, args) as unknown;
    },
  });
  return { sql, statements: () => statements };
}

const other = (secret: string) => (secret.endsWith("a") ? "b" : "a");

it("bearers that are asked for at once are read together, and each gets its own person", async () => {
  const { sql, statements } = counting();
  const find = createFindCaller(sql);
  const [first, second] = people as [TestPerson, TestPerson];
  const wrong = [
    "",
    "x",
    first.token.slice(0, -1) + other(first.token),
    second.userId + first.token.slice(second.userId.length),
    first.token.toUpperCase(),
  ];
  const asked = [...people, ...people].flatMap(({ token }, at) => [token, wrong[at % 5] ?? ""]);
  const found = await Promise.all(asked.map(find));
  expect(found.map((caller) => caller?.userId ?? null)).toEqual(
    [...people, ...people].flatMap(({ userId }) => [userId, null]),
  );
  expect(statements()).toBe(1);
  await Promise.all(Array.from({ length: 120 }, () => find(first.token)));
  expect(statements()).toBe(1 + 3);
  expect((await find(second.token))?.userId).toBe(second.userId);
});

it("a bearer that is revoked or locked meanwhile isn't found, and those beside it are", async () => {
  const find = createFindCaller(server.sql);
  const [, revoked, locked, kept] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  await server.sql`delete from bearers where user_id = ${revoked.userId}`;
  await server.sql`update users set locked_at = now() where user_id = ${locked.userId}`;
  const found = await Promise.all([revoked, locked, kept].map(({ token }) => find(token)));
  expect(found.map((caller) => caller?.userId ?? null)).toEqual([null, null, kept.userId]);
});

it("all who wait hear of a statement that fails, and the next ones are asked for again", async () => {
  let fails = true;
  const sql = new Proxy(server.sql as Queries, {
    apply: (target, self, args: [TemplateStringsArray]) =>
      fails && isLookUp(args)
        ? Promise.reject(new Error("the database is away"))
        : (Reflect.apply(target, self, args) as unknown),
  });
  const find = createFindCaller(sql);
  const [first, , , other] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  const asked = await Promise.allSettled([find(first.token), find(other.token)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect((await find(first.token))?.userId).toBe(first.userId);
});
