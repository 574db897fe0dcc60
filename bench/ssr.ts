import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readBundle } from "@worthy/catalogue";
import type { PageRequest, RenderPage } from "@worthy/contract";
import { pino } from "pino";
import { measureCached } from "./cachedPages.ts";
import { median } from "./median.ts";
import { composeCore } from "../apps/server/src/composition.ts";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/platform/database/migrate.ts";
import { loadTitles } from "../apps/server/src/testing/large/loadTitles.ts";
import { inProcessApi } from "../apps/server/src/server.ts";

const ROOT = dirname(import.meta.dirname);
const SECONDS = 3;
const ROUNDS = 3;
/** Approximate number of bundled titles. */
const BUNDLED = 1_491;

/** The parts of the web's server build used here. */
interface ServerEntry {
  renderPage: RenderPage;
  preparePage(request: PageRequest): Promise<object>;
  renderTree(page: object): string;
  renderPrepared(page: object): { html: string };
}

/** Calls per second, over some seconds after a warm-up. */
async function perSecond(run: () => unknown): Promise<number> {
  for (let turn = 0; turn < 100; turn++) await run();
  const started = performance.now();
  let calls = 0;
  while (performance.now() - started < SECONDS * 1000) {
    await run();
    calls += 1;
  }
  return calls / ((performance.now() - started) / 1000);
}

/**
 * Alternates between the tasks for several rounds, so that changes of the machine's speed affect
 * all of them.
 */
async function inTurns(tasks: Record<string, () => unknown>): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(tasks))
      (figures[name] ??= []).push(await perSecond(run));
  return Object.fromEntries(
    Object.entries(figures).map(([name, values]) => [name, median(values)]),
  );
}

/** @param request makes a new one: what belongs to one page is read once */
async function measure(entry: ServerEntry, request: () => PageRequest): Promise<void> {
  const page = await entry.preparePage(request());
  const limit = "bare limit: renderToString of the same tree";
  const ours = "the page, its data in hand";
  const whole = "the page, its data loaded through the API in process";
  const figures = await inTurns({
    [limit]: () => entry.renderTree(page),
    [ours]: () => entry.renderPrepared(page),
    [whole]: () => entry.renderPage(request()),
  });
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        { "pages/s": Math.round(value), ratio: (value / (figures[limit] ?? NaN)).toFixed(2) },
      ]),
    ),
  );
  console.log(
    `${request().url}: ${Math.round(entry.renderPrepared(page).html.length / 1024)} KiB of HTML; the bar: with its data in hand at least .50 of the bare limit`,
  );
}

/** Number of made-up titles requested with `--titles 10000`, in addition to the bundled ones. */
function titlesWanted(): number {
  const at = process.argv.indexOf("--titles");
  const wanted = at < 0 ? 0 : Number(process.argv[at + 1]);
  return Number.isInteger(wanted) ? Math.max(0, wanted - BUNDLED) : 0;
}

/** How fast a title page is rendered on the server, and React's part of that. */
export async function benchSsr(): Promise<void> {
  const [code] = (await once(
    spawn(process.execPath, [join(ROOT, "apps/web/build.ts")], { stdio: "inherit" }),
    "exit",
  )) as [number | null];
  if (code !== 0) throw new Error("couldn't build the web pages");
  const entry = (await import(
    pathToFileURL(join(ROOT, "apps/web/dist/server/public.server.js")).href
  )) as ServerEntry; // typed above with the parts used
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  try {
    await migrate(database.sql, MIGRATIONS);
    const titles = titlesWanted();
    if (titles > 0) await loadTitles(database.sql, titles);
    const core = await composeCore({
      sql: database.sql,
      bundle: readBundle(),
      address: database.address,
      trains: false,
      log: pino({ level: "silent" }),
      now: Date.now,
      checkResponses: false,
      country: "US",
      publicUrl: "http://localhost:3000",
      mailer: { send: async () => {}, close: async () => {} },
    });
    console.log(`${core.catalogue.view().snapshot.titles.length} titles`);
    const [title] = core.catalogue.view().snapshot.titles;
    const assets = {
      styles: ["/assets/a.css"],
      preloads: [],
      parts: {},
      fonts: [],
      entry: "/assets/a.js",
      themeScript: "/theme.js",
    };
    await measure(entry, () => ({
      url: title?.path ?? "/",
      origin: "http://localhost:3000",
      call: inProcessApi(core, null),
      assets,
    }));
    await measureCached({ core, sql: database.sql, dataDir, path: title?.path ?? "/" });
    await core.close();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
