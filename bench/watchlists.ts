import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBundle } from "@worthy/catalogue";
import { pino } from "pino";
import { composeCore } from "../apps/server/src/composition.ts";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/platform/database/migrate.ts";
import { createServer } from "../apps/server/src/server.ts";
import { randomWalk, startInviteWalk } from "../apps/server/src/testing/inviteWalk.ts";
import type { Answer, TestCall, TestServer } from "../apps/server/src/testing/testServer.ts";
import { benchLongList } from "./longList.ts";
import { median } from "./median.ts";

const WALKS = 300;
const ITEMS = 5000;
const TURNS = 50;

type Server = Pick<TestServer, "sql" | "call" | "newPerson">;

/**
 * Opening, sorting and reordering a list of 5,000 items, and random walks of invites over the API.
 */
export async function benchWatchlists(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  try {
    await migrate(database.sql, MIGRATIONS);
    const log = pino({ level: "silent" });
    const publicUrl = "http://localhost:3000";
    const mailer = { send: async () => {}, close: async () => {} };
    const parts = {
      sql: database.sql,
      address: database.address,
      trains: false,
      log,
      now: Date.now,
      checkResponses: false,
    };
    const core = await composeCore({
      ...parts,
      bundle: readBundle(),
      country: "US",
      publicUrl,
      mailer,
    });
    const config = {
      publicUrl,
      dataDir,
      trustProxy: false as const,
      tmdbImageUrl: "http://127.0.0.1:9",
      postersAhead: false,
      redisUrl: undefined,
    };
    const { app } = await createServer({
      config,
      core,
      sql: database.sql,
      sessions: database.sql,
      log,
      requestsPerMinute: false,
      ready: () => true,
    });
    const call: TestCall = async (method, url, { as, body, from } = {}): Promise<Answer> => {
      const response = await app.inject({
        method: method as "GET", // a literal at every call; which one doesn't matter for the types
        url,
        headers: as ? { authorization: `Bearer ${as.token}` } : {},
        ...(from ? { remoteAddress: from } : {}),
        ...(body ? { payload: body } : {}),
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    };
    const newPerson = async () => {
      const { body } = await call("POST", "/v1/users");
      return { userId: body.id, token: body.token, defaultWatchlistId: body.defaultWatchlistId };
    };
    const server: Server = { sql: database.sql, call, newPerson };
    await measureLongList(
      server,
      core.catalogue.view().snapshot.titles.map(({ id }) => id),
    );
    await walk(server);
    await app.close();
    await core.close();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  await benchLongList();
}

async function measureLongList(
  { sql, call, newPerson }: Server,
  known: readonly number[],
): Promise<void> {
  const person = await newPerson();
  const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
  await sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by)
    select ${person.defaultWatchlistId}, case when n <= ${known.length} then (${[...known]}::bigint[])[n] else 80000000 + n end, n, 'tv', n * 1024, ${person.userId} from generate_series(1, ${ITEMS}) n`;
  await sql`analyze`;
  const tasks: Record<string, (turn: number) => Promise<Answer>> = {
    "open (5 items)": () => call("GET", list, { as: person }),
    "open (100 items)": () => call("GET", `${list}/items?limit=100`, { as: person }),
    "sort by score": () => call("GET", `${list}/sorts/SCORE?limit=100`, { as: person }),
    "filter and count": () => call("GET", `${list}/filter-counts`, { as: person }),
    "move one item": (turn) =>
      call("PATCH", `${list}/items/${ITEMS - turn}`, { as: person, body: { after: turn + 1 } }),
  };
  const figures: Record<string, { "median ms": string; "worst ms": string }> = {};
  for (const [name, run] of Object.entries(tasks)) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const started = performance.now();
      const { status } = await run(turn);
      if (status !== 200) throw new Error(`${name} was answered with ${status}`);
      times.push(performance.now() - started);
    }
    figures[name] = {
      "median ms": median(times).toFixed(1),
      "worst ms": Math.max(...times).toFixed(1),
    };
  }
  console.table(figures);
  console.log(`a list of ${ITEMS} items; the bar: opened in under 300 ms`);
}

async function walk(server: Server): Promise<void> {
  let steps = 0;
  for (let count = 0; count < WALKS; count++) {
    const one = await startInviteWalk(server);
    for (const step of randomWalk(12)) {
      const { answered, state, expected } = await one.take(step);
      if (answered !== expected.answered || state !== expected.state)
        throw new Error(`walk ${count}: ${JSON.stringify({ step, answered, state, expected })}`);
      steps += 1;
    }
  }
  console.log(
    `${WALKS} random walks of invites over the API, ${steps} steps: none left what the machine allows`,
  );
}
