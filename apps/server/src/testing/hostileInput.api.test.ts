// @module-tag deeper
import { endpoints, problem, type Endpoint } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveHostile, HOSTILE_ROWS, requestOf, shapeOf, type Target } from "./hostileRequest.ts";
import type { Given } from "./hostileRow.ts";
import { HOSTILE_TABLE } from "./hostileTable.ts";
import {
  BAD_BEARERS,
  BROKEN_BODIES,
  BROKEN_PARTS,
  HOSTILE_JSON,
  HOSTILE_NUMBER_IDS,
  HOSTILE_QUERY,
  HOSTILE_TEXT_IDS,
  NUL,
  PROTOTYPE_BODIES,
  REPEATABLE,
  WRONG_BODIES,
  WRONG_CONTENT_TYPES,
} from "./hostileValues.ts";
import { listenForRawCalls, type RawRequest } from "./rawCall.ts";
import { inLayer } from "../../../../scripts/testing/layers.ts";
import { startTestServer, type Answer, type TestServer } from "./testServer.ts";

/** The largest body in KiB, where an endpoint declares none. */
const USUAL_KIB = 16;

let server: TestServer;
let given: Given;
let send: (call: RawRequest) => Promise<Answer>;
let everyCount: string;
beforeAll(async () => {
  server = await startTestServer({ titles: 400 });
  send = await listenForRawCalls(server.app);
  given = await giveHostile(server);
  everyCount = await countStatement();
});
afterAll(() => server.close());

/** Rows of every table, so that anything written shows. */
async function countEverything(): Promise<Record<string, number>> {
  const { sql } = server;
  // As part of another, so that it is prepared: planning it takes longer than counting.
  const counts = await sql<{ name: string; count: number }[]>`${sql.unsafe(everyCount)}`;
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}

/** The statement that counts the rows of every table. */
async function countStatement(): Promise<string> {
  const [statement] = await server.sql<{ text: string }[]>`
    select string_agg(format('select %L as name, count(*)::int from %I', table_name, table_name), ' union all ') as text
    from information_schema.tables where table_schema = 'public'`;
  return statement?.text ?? "";
}

const shorten = (text: string) =>
  text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text;

interface Wanted {
  status?: number;
  names?: RegExp;
  /** Among the fields that the problem lists. */
  field?: string;
}

/** What is wrong with the answer to a hostile request: it must be a problem document that names what is wrong. */
async function faultOf(
  call: RawRequest,
  { status: wanted, names = /\w{3}/, field }: Wanted = {},
): Promise<string | null> {
  const { status, body, headers } = await send(call);
  const isProblem =
    String(headers["content-type"]).includes("application/problem+json") &&
    problem.safeParse(body).success &&
    body.status === status;
  const message = String(body.message);
  const clear =
    [message, ...(body.issues ?? []).map(({ path }: { path: string }) => path)].some((said) =>
      names.test(said),
    ) &&
    (field === undefined || JSON.stringify(body.issues ?? []).includes(field)) &&
    message.length < 400 &&
    !/Invalid input$|undefined:|\.ts\b/.test(message);
  if (
    isProblem &&
    clear &&
    (wanted === undefined ? status >= 400 && status < 500 : status === wanted)
  )
    return null;
  const told = [
    call.method,
    shorten(call.path),
    shorten(call.payload ?? ""),
    call.headers?.["content-type"],
  ].join(" ");
  return `${told}: ${status} ${shorten(JSON.stringify(body))}`;
}

async function faultsOf(calls: Iterable<readonly [RawRequest, Wanted?]>): Promise<string[]> {
  const faults: string[] = [];
  for (const [call, wanted] of calls) {
    const fault = await faultOf(call, wanted);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

function brokenBodies(target: Target): (readonly [RawRequest, Wanted])[] {
  const most = target.spec.bodyKiB ?? USUAL_KIB;
  const huge = JSON.stringify({ ...target.row.right, junk: "x".repeat(most * 1024) });
  return [
    ...[...BROKEN_BODIES, ...PROTOTYPE_BODIES].map(
      (payload) => [requestOf(target, given, { payload }), { status: 400, names: /body/ }] as const,
    ),
    [
      requestOf(target, given, { payload: huge }),
      { status: 413, names: new RegExp(`larger than ${most} KiB`) },
    ],
    ...WRONG_CONTENT_TYPES.map(
      (type) =>
        [
          requestOf(target, given, { payload: "{}", headers: { "content-type": type } }),
          { status: 415, names: /application\/json/ },
        ] as const,
    ),
  ];
}

/** A NUL byte, which PostgreSQL takes in no text, in one place after the other. */
function nulCalls(target: Target): (readonly [RawRequest, Wanted])[] {
  const { row, spec } = target;
  const refused = (name: string): Wanted => ({ status: 400, field: name });
  const inPath = shapeOf(spec.params).map((name) => {
    // Somebody else's things are refused before anything is read.
    const isOwner = name === "userId" && spec.access === "owner";
    const wanted = isOwner ? { status: 403, names: /belongs to someone else/ } : refused(name);
    return [requestOf(target, given, { params: { [name]: "a%00b" } }), wanted] as const;
  });
  const inQuery = shapeOf(spec.query).map((name) => {
    const query = new URLSearchParams({ ...row.rightQuery, [name]: NUL }).toString();
    return [requestOf(target, given, { query }), refused(name)] as const;
  });
  const inBody = Object.entries(row.body ?? {})
    .filter(([, kind]) => kind !== "ignored")
    .map(([name]) => {
      const payload = JSON.stringify({ ...row.right, [name]: NUL });
      return [requestOf(target, given, { payload }), refused(name)] as const;
    });
  return [...inPath, ...inQuery, ...inBody];
}

/** The first endpoint of each kind: what all share is refused in one place. The deep layer asks the others too. */
const kinds = new Set<string>();
const isFirstOfKind = ({ method, access, body }: Endpoint): boolean => {
  const before = kinds.size;
  return kinds.add(`${method} ${access} ${body === undefined}`).size > before;
};

const fieldsOfKind = new Map<string, number>();

/**
 * What is wrong for the first field of a kind. Others share how they are checked: the fast layer gives
 * each a fourth of it, and not each the same.
 */
function wrongFor<Value>(kind: string, all: readonly Value[]): readonly Value[] {
  const before = fieldsOfKind.get(kind) ?? 0;
  fieldsOfKind.set(kind, before + 1);
  const step = before === 0 ? 1 : inLayer(4, 1);
  return all.filter((_, at) => (at + before) % step === 0);
}

const namesOf = (fields: object = {}) => Object.keys(fields).toSorted();

// shows: 7.watchlists.7
describe("hostile input", () => {
  it("is tested on every endpoint and every field", () => {
    expect(Object.keys(HOSTILE_TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const tried = HOSTILE_ROWS.map(({ id, row }) => [
      id,
      namesOf(row.params?.(given)),
      namesOf(row.query),
      namesOf(row.body),
    ]);
    const declared = HOSTILE_ROWS.map(({ id, spec }) => [
      id,
      shapeOf(spec.params).toSorted(),
      shapeOf(spec.query).toSorted(),
      shapeOf(spec.body).toSorted(),
    ]);
    expect(tried).toEqual(declared);
  });

  describe.each(HOSTILE_ROWS)("$id", ({ row, spec }) => {
    const target = { row, spec };
    const shared = { tags: isFirstOfKind(spec) ? [] : ["deep"] };
    let before: Record<string, number>;
    beforeAll(async () => {
      if (row.ends) given = { ...given, owner: await server.newPerson() };
      before = await countEverything();
    });

    it("rejects invalid ids in the URL", async () => {
      const calls = shapeOf(spec.params).flatMap((name) => {
        const isText =
          row.textIds || name === "userId" || name === "ratingId" || name === "sortType";
        const wanted: Wanted = isText ? {} : { status: 400, names: /^invalid id$/ };
        const replaced = (value: string) => requestOf(target, given, { params: { [name]: value } });
        return [
          ...(isText
            ? wrongFor("text id", HOSTILE_TEXT_IDS)
            : wrongFor("number id", HOSTILE_NUMBER_IDS)
          ).map((value) => [replaced(value), wanted] as const),
          ...wrongFor("part", BROKEN_PARTS).map((value) => [replaced(value)] as const),
        ];
      });
      expect(await faultsOf(calls)).toEqual([]);
    });

    it("rejects invalid queries, naming the field", async () => {
      const calls = Object.entries(row.query ?? {}).flatMap(([name, kind]) => {
        const { [name]: _replaced, ...others } = row.rightQuery ?? {};
        const rest = Object.entries(others).map(([other, value]) => `&${other}=${value}`);
        const queries = wrongFor(`query ${kind}`, HOSTILE_QUERY[kind] ?? []).map(
          (value) => `${name}=${value}`,
        );
        if (!REPEATABLE.has(kind)) queries.push(`${name}=1&${name}=2`);
        return queries.map(
          (query) =>
            [
              requestOf(target, given, { query: `${query}${rest.join("")}` }),
              { status: 400, names: new RegExp(`${name}|^invalid id$|^Invalid rating: `) },
            ] as const,
        );
      });
      expect(await faultsOf(calls)).toEqual([]);
    });

    it("rejects invalid bodies, naming the field", async () => {
      const calls = Object.entries(row.body ?? {}).flatMap(([name, kind]) =>
        wrongFor<unknown>(kind, HOSTILE_JSON[kind]).map((value) => {
          const payload = JSON.stringify({ ...row.right, [name]: value });
          return [
            requestOf(target, given, { payload }),
            {
              status: 400,
              names: new RegExp(`${name}|^invalid id$|^Invalid rating: |^(airDates|runTimes): `),
            },
          ] as const;
        }),
      );
      const wrong = row.body
        ? [
            ...wrongFor("body", WRONG_BODIES),
            ...(row.right && Object.keys(row.right).length > 0 ? ["{}", "null", ""] : []),
          ]
        : [];
      expect(
        await faultsOf([
          ...calls,
          ...wrong.map(
            (payload) => [requestOf(target, given, { payload }), { status: 400 }] as const,
          ),
        ]),
      ).toEqual([]);
    });

    it("rejects a NUL byte in every field of the URL, query and body, naming the field", async () => {
      expect(await faultsOf(nulCalls(target))).toEqual([]);
    });

    it("rejects invalid bearer tokens", shared, async () => {
      expect(
        await faultsOf(
          BAD_BEARERS.map(
            (authorization) =>
              [
                requestOf(target, given, { headers: { authorization } }),
                { status: 401, names: /bearer/i },
              ] as const,
          ),
        ),
      ).toEqual([]);
    });

    it(
      "rejects bodies that aren't JSON, are too large or have a different type",
      shared,
      async () => {
        expect(await faultsOf(spec.method === "GET" ? [] : brokenBodies(target))).toEqual([]);
      },
    );

    it("stores nothing from invalid requests, and still answers a valid one", async () => {
      expect(await countEverything()).toEqual(before);
      expect((await send(requestOf(target, given))).status).toBe(row.answers ?? 200);
    });
  });
});
