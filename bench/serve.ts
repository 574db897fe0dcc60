import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { readBundle } from "@worthy/catalogue";
import fastify from "fastify";
import { pino } from "pino";
import { composeCore } from "../apps/server/src/composition.ts";
import { openAddress } from "../apps/server/src/platform/database/databaseAddress.ts";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/platform/database/migrate.ts";
import { createServer } from "../apps/server/src/server.ts";
import { TEN_RATINGS } from "../apps/web/test/visits/visitor.ts";
import { buildWeb } from "./load/buildWeb.ts";
import type { Asked, Order } from "./load/askMany.ts";
import { benchMemory } from "./memory.ts";
import { median } from "./median.ts";

const SECONDS = 3;
const ROUNDS = 3;
/** People who rate at the same time; all else is asked for one of them. */
const PEOPLE = 32;

/** Ten more, so that the person has twenty ratings. */
const TEN_MORE: readonly (readonly [name: string, rating: string])[] = [
  ["Mad Men", "LIKE"],
  ["The Office", "MEH"],
  ["Chernobyl", "LOVE"],
  ["Fargo", "LIKE"],
  ["True Detective", "LIKE"],
  ["Succession", "LOVE"],
  ["The Crown", "MEH"],
  ["Game of Thrones", "LIKE"],
  ["Stranger Things", "MEH"],
  ["Pulp Fiction", "LIKE"],
];

type Target = Omit<Order, "seconds" | "url"> & { path: string; bar?: number };

/** Everything that is asked for, and the least share of the plain JSON response that it should reach. */
interface Targets {
  readonly [name: string]: Target;
}

/** The product in this process, listening, with a database that keeps what it has confirmed. */
async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const log = pino({ level: "silent" });
  const databaseLog = { debug: silent, info: silent, warn: silent, error: console.error };
  const database = await connect({ dataDir, log: databaseLog });
  await migrate(database.sql, MIGRATIONS);
  const publicUrl = "http://localhost:3000";
  // As in the product: a statement may take five seconds of a call's eight.
  const callSql = openAddress(database.address, { log: databaseLog, patienceMs: 5_000 });
  const core = await composeCore({
    sql: database.sql,
    callSql,
    bundle: readBundle(),
    address: database.address,
    trains: false,
    log,
    now: Date.now,
    checkResponses: false,
    country: "US",
    publicUrl,
    mailer: { send: async () => {}, close: async () => {} },
  });
  const { app } = await createServer({
    config: {
      publicUrl,
      dataDir,
      // So that requests can come from several addresses.
      trustProxy: "127.0.0.1",
      tmdbImageUrl: "http://127.0.0.1:9",
      postersAhead: false,
    },
    core,
    sql: callSql,
    sessions: database.sql,
    log,
    requestsPerMinute: false,
    ready: () => true,
    pages: "built",
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async () => {
    await app.close();
    await core.close();
    await callSql.end({ timeout: 5 });
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, origin, stop, titles: core.catalogue.view().snapshot.titles };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** The kind of a title, as a rating names it. */
const typeOf = ({ kind }: { kind: string }) => (kind === "tv" ? "TV_SHOW" : "FILM");

/** A person with twenty ratings. @returns the headers that they send */
async function ratePerson({ app, titles }: Server) {
  const made = (await app.inject({ method: "POST", url: "/v1/users" })).json();
  const headers = { authorization: `Bearer ${made.token}`, cookie: `worthy=${made.token}` };
  for (const [name, rating] of [...TEN_RATINGS, ...TEN_MORE]) {
    const title = titles.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!title) throw new Error(`the catalogue has no ${name}`);
    const body = { rating, itemId: title.id, type: typeOf(title) };
    const rated = await app.inject({ method: "POST", url: "/v6/ratings", headers, payload: body });
    if (rated.statusCode !== 200) throw new Error(`rating ${name} answers ${rated.body}`);
  }
  return { userId: made.id as string, headers };
}

function targetsOf(
  { titles }: Server,
  people: readonly Awaited<ReturnType<typeof ratePerson>>[],
): Targets {
  const [first] = people;
  if (!first) throw new Error("nobody rates");
  const own = [first.headers];
  const [title, other] = titles;
  if (!title || !other) throw new Error("the catalogue is empty");
  const bodies = ["LIKE", "MEH"].map((rating) =>
    JSON.stringify({ rating, itemId: other.id, type: typeOf(other) }),
  );
  return {
    "the plain JSON response": { path: `/v4/nodes/${title.id}` },
    "Today, personal": { path: "/home/", people: own, bar: 0.04 },
    "a title's page, personal": { path: title.path, people: own, bar: 0.06 },
    "the watchlist, personal": { path: "/watchlist", people: own, bar: 0.06 },
    "24 picks": {
      path: `/v3/users/${first.userId}/recommendations?limit=24`,
      people: own,
      bar: 0.22,
    },
    "a rating": {
      path: "/v6/ratings",
      method: "POST",
      bodies,
      people: people.map(({ headers }) => headers),
      bar: 0.25,
    },
    search: { path: "/v4/search/?term=the+wire" },
  };
}

/** Asks from a thread, and counts this thread's time for each response, which other programs don't influence. */
async function ask(asker: Worker, order: Order): Promise<Asked & { cpu: number }> {
  const before = process.threadCpuUsage();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  asker.postMessage(order);
  const [asked] = (await once(asker, "message")) as [Asked]; // the thread's message
  const { user, system } = process.threadCpuUsage(before);
  return { ...asked, cpu: (user + system) / (asked.perSecond * order.seconds) };
}

type Tasks = Readonly<Record<string, Order & { bar?: number }>>;
const LIMIT = "bare Fastify, the bytes of search";

/** Each kind in turns, so that changes of the machine's speed affect all of them. */
async function measureInTurns(tasks: Tasks): Promise<void> {
  const asker = openAsker();
  const figures: Record<string, (Asked & { cpu: number })[]> = {};
  for (const order of Object.values(tasks)) await ask(asker, { ...order, seconds: 1 });
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, order] of Object.entries(tasks))
      (figures[name] ??= []).push(await ask(asker, order));
  await asker.terminate();
  const mid = (name: string, key: keyof Asked | "cpu") =>
    median((figures[name] ?? []).map((figure) => figure[key]));
  const share = (name: string, of: string) =>
    (mid(name, "perSecond") / mid(of, "perSecond")).toFixed(3);
  const rowOf = (name: string, bar: number | undefined) => ({
    "per second": Math.round(mid(name, "perSecond")),
    ratio: share(name, "the plain JSON response"),
    bar: bar ?? "",
    "µs of CPU": Math.round(mid(name, "cpu")),
    KiB: (mid(name, "bytes") / 1024).toFixed(1),
    "p99 ms": mid(name, "p99").toFixed(1),
  });
  console.table(
    Object.fromEntries(Object.entries(tasks).map(([name, { bar }]) => [name, rowOf(name, bar)])),
  );
  console.log(`search, of bare Fastify: ${share("search", LIMIT)}; the bar: .40`);
}

/** How long `/healthz` takes while everything else is requested at once. */
async function measureHealth(origin: string, tasks: Tasks): Promise<void> {
  const askers = Object.values(tasks).map((order) => ({ asker: openAsker(), order }));
  const load = askers.map(({ asker, order }) =>
    ask(asker, { ...order, connections: 4, seconds: 8 }),
  );
  const asker = openAsker();
  const { p99 } = await ask(asker, { url: `${origin}/healthz`, connections: 1, seconds: 7 });
  await Promise.all(load);
  await Promise.all([asker, ...askers.map((each) => each.asker)].map((each) => each.terminate()));
  console.log(
    `/healthz while all of these are requested at once: 99 % within ${p99.toFixed(0)} ms; the bar: 100`,
  );
}

/**
 * One address asks for 300 things at once, over and over: what becomes of everybody else?
 *
 * @param today what somebody else asks for meanwhile, from another address
 */
async function measureCrowd(origin: string, crowd: Order, today: Order): Promise<void> {
  const askers = [openAsker(), openAsker(), openAsker()] as const;
  const flooding = ask(askers[0], crowd);
  const probe = { connections: 1, seconds: 5 };
  const [health, page] = await Promise.all([
    ask(askers[1], { url: `${origin}/healthz`, ...probe }),
    ask(askers[2], { ...today, ...probe }),
  ]);
  const { perSecond, refused } = await flooding;
  await Promise.all(askers.map((asker) => asker.terminate()));
  console.log(
    `300 at once from one address, ${new URL(crowd.url).pathname}: ${perSecond.toFixed(0)} answers per second, ${(refused * 100).toFixed(0)} % of them 503; /healthz 99 % within ${health.p99.toFixed(0)} ms (bar: 100); somebody else's Today 99 % within ${page.p99.toFixed(0)} ms (bar: 1000)`,
  );
}

const openAsker = () => new Worker(join(import.meta.dirname, "load/askMany.ts"));

/** How many responses a second one process gives to people it knows. */
export async function benchServe(): Promise<void> {
  await buildWeb();
  const server = await startServer();
  const bare = fastify();
  try {
    const people: Awaited<ReturnType<typeof ratePerson>>[] = [];
    for (let made = 0; made < PEOPLE; made++) people.push(await ratePerson(server));
    const targets = targetsOf(server, people);
    const only = process.argv.includes("--only") ? process.argv.at(-1) : null;
    const ours = Object.fromEntries(
      Object.entries(targets)
        .filter(([name]) => !only || name.includes(only))
        .map(([name, { path, ...target }]) => [
          name,
          { url: server.origin + path, seconds: SECONDS, ...target },
        ]),
    );
    const found = await (await fetch(server.origin + (targets["search"]?.path ?? ""))).text();
    bare.get("/*", (_request, reply) => reply.type("application/json").send(found));
    const limit = { url: await bare.listen({ port: 0, host: "127.0.0.1" }), seconds: SECONDS };
    await measureInTurns({ ...ours, [LIMIT]: limit });
    await measureHealth(server.origin, ours);
    const crowd = { connections: 300, seconds: 6, mayRefuse: true as const };
    const today = ours["Today, personal"];
    const others = people[1] && {
      url: `${server.origin}/home/`,
      people: [{ ...people[1].headers, "x-forwarded-for": "203.0.113.9" }],
      seconds: SECONDS,
    };
    if (today && others) await measureCrowd(server.origin, { ...today, ...crowd }, others);
    for (const path of ["/v1/api/titles-to-rate?limit=100", "/v4/search/?term=the&limit=50"])
      if (!only && others)
        await measureCrowd(server.origin, { url: server.origin + path, ...crowd }, others);
  } finally {
    await bare.close();
    await server.stop();
  }
  if (!process.argv.includes("--only")) await benchMemory();
}
