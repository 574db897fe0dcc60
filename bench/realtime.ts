import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOCKET_PATH, type ServerEvents } from "@worthy/contract";
import { io, type Socket } from "socket.io-client";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { exposeOverTcp } from "../apps/server/src/platform/database/exposeOverTcp.ts";
import {
  spawnProduct,
  untilReady,
  type ProductProcess,
} from "../apps/server/src/testing/productProcess.ts";
import { median } from "./median.ts";
import { machineLoad } from "./load/processTimes.ts";
import { untilIdle } from "./load/untilIdle.ts";

const RATINGS = 300;
const WARM_UP = 20;
const PATIENCE_MS = 15_000;
const FIRST_SHOW = 10_001;
const SHOWS = 20;

export interface Person {
  id: string;
  token: string;
}

type Client = Socket<ServerEvents, Record<never, never>>;

/** Milliseconds from the request to its response, and to the client's notification. */
interface Times {
  answered: number;
  heard: number;
}

async function post(
  origin: string,
  path: string,
  options: { token?: string; body?: unknown; address?: string } = {},
): Promise<unknown> {
  const { token, address = "" } = options;
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(address ? { "x-forwarded-for": address } : {}),
  };
  const response = await fetch(origin + path, {
    method: "POST",
    headers,
    body: JSON.stringify(options.body ?? {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

export const newPerson = async (origin: string, address = ""): Promise<Person> =>
  (await post(origin, "/v1/users", { address })) as Person; // the contract's response

export async function listen(origin: string, { token }: Person): Promise<Client> {
  const client: Client = io(origin, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    auth: { bearer: token },
  });
  await new Promise<void>((resolve, reject) =>
    client.once("connect", resolve).once("connect_error", reject),
  );
  return client;
}

async function rateOnce(
  origin: string,
  { token }: Person,
  { client, turn }: { client: Client; turn: number },
): Promise<Times> {
  const started = performance.now();
  const heard = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the rating was not heard of")), PATIENCE_MS);
    client.once("ratings:changed", () => {
      clearTimeout(timer);
      resolve(performance.now() - started);
    });
  });
  const body = {
    itemId: FIRST_SHOW + (turn % SHOWS),
    type: "TV_SHOW",
    rating: turn % 2 === 0 ? "LIKE" : "MEH",
    ratedLocation: "RATE_MORE",
  };
  const answered = post(origin, "/v6/ratings", { token, body }).then(
    () => performance.now() - started,
  );
  return { answered: await answered, heard: await heard };
}

/** Rates this many times in a row while listening. */
export async function rateRepeatedly(
  origin: string,
  person: Person,
  { client, times }: { client: Client; times: number },
): Promise<Times[]> {
  const all: Times[] = [];
  for (let turn = 0; turn < WARM_UP + times; turn++)
    all.push(await rateOnce(origin, person, { client, turn }));
  return all.slice(WARM_UP);
}

export function printTimes(times: readonly Times[]): void {
  for (const [name, values] of [
    ["rating answered", times.map(({ answered }) => answered)],
    ["heard by the other screen", times.map(({ heard }) => heard)],
    // The rating itself waits for the disk, with or without listeners.
    ["so much after the answer", times.map(({ answered, heard }) => Math.max(0, heard - answered))],
  ] as const) {
    const p99 = values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? NaN;
    console.log(
      `${name.padEnd(28)} p50 ${median(values).toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms`,
    );
  }
}

async function measure([here, there]: readonly [ProductProcess, ProductProcess]): Promise<void> {
  const person = await newPerson(here.origin);
  const client = await listen(there.origin, person);
  printTimes(await rateRepeatedly(here.origin, person, { client, times: RATINGS }));
  client.disconnect();
}

async function measureOver(url: string, folder: string, redisUrl: string): Promise<void> {
  const servers: ProductProcess[] = [];
  try {
    for (const place of ["first", "second"])
      servers.push(await spawnProduct(join(folder, place), url, { REDIS_URL: redisUrl }));
    const [first, second] = servers;
    if (!first || !second) throw new Error("two servers were to start");
    for (const server of servers) await untilReady(server);
    for (const { pid } of servers) await untilIdle(pid);
    await measure([first, second]);
  } finally {
    for (const server of servers) {
      server.kill("SIGTERM");
      await server.ended;
    }
  }
}

/** From a rating on one server to its arrival at a client of another. */
export async function benchRealtime(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir: join(folder, "data"),
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  const { path, user, database: name } = database.sql.options;
  const tcp = await exposeOverTcp(String(path));
  const url = `postgres://${user}@127.0.0.1:${tcp.port}/${name}`;
  const { REDIS_URL = "" } = process.env;
  try {
    console.log("over PostgreSQL");
    await measureOver(url, folder, "");
    console.log(REDIS_URL ? "over Redis" : "over Redis: left out, since REDIS_URL names none");
    if (REDIS_URL) await measureOver(url, folder, REDIS_URL);
    console.log(`the machine's load was ${machineLoad()}`);
  } finally {
    tcp.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
