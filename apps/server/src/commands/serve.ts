import { once } from "node:events";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";
import { createFaultInbox } from "../features/faults/createFaultInbox.ts";
import { faultFromLog } from "../features/faults/faultFromLog.ts";
import { UNCLEAR_PROXY } from "../platform/http/trustProxy.ts";
import { limitsFor } from "../platform/realtime/socketLimits.ts";
import type { Config } from "../platform/config.ts";
import { findFreePort } from "../platform/findFreePort.ts";
import { createLog } from "../platform/log.ts";
import { describeLinkProblem, findLinkProblem } from "../platform/linkProblem.ts";
import { describeSandbox } from "../platform/sandbox/sandboxSettings.ts";
import { print } from "../platform/print.ts";
import { configOrProblem } from "./connectAs.ts";
import { openDatabase } from "./openDatabase.ts";
import type { Product } from "./openProduct.ts";
import { StartProblem } from "./startProblem.ts";

export interface ServeOptions {
  /** First build the web client if its sources have changed. */
  build: boolean;
  mode: "production" | "development";
}

const ROOT = join(import.meta.dirname, "../../../..");
const DRAIN_MS = 10_000;
/** Characters kept of a build's messages. */
const MOST_SAID = 20_000;
/** npm start keeps a channel to the server; when it closes, nobody is left to stop the server. */
const hasLauncher = process.connected === true;

/** Builds the web client in its own process. */
async function buildPages(): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, "apps/web/build.ts"), "--compress-later"], {
    stdio: ["inherit", "inherit", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (code === 0) return void process.stderr.write(said);
  const ending = signal === null ? "" : ` (${signal})`;
  throw new StartProblem(`${said}\nCouldn’t build the web client${ending}.`.trim());
}

/** Compresses what was built, which takes as long as a third of the build and nobody waits for. */
function compressPages(): void {
  spawn(process.execPath, [join(ROOT, "apps/web/compressAssets.ts")], { stdio: "inherit" }).on(
    "error",
    () => {}, // files are served as they are
  );
}

/** PORT=0 asks for any free port. It is chosen first, since addresses name it. */
async function configWithPort(): Promise<Config> {
  const config = configOrProblem();
  if (config.port !== 0) return config;
  process.env["PORT"] = String(await findFreePort());
  return configOrProblem();
}

/**
 * By default V8 lets the heap become several times as large as what lives in it, before it looks for
 * garbage. Looking earlier costs little, and saves a third of the memory of a busy server.
 */
const saveMemory = () => setFlagsFromString("--heap-growing-percent=40");

/**
 * Gives back the 130 MB that only a first start needed, which takes a third of a second. V8 would do
 * it as well, but not before it has had nothing else to do for some time.
 */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: object) => void; // the flag adds it to new contexts
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** Whoever read the output may be gone, such as a log reader: that is no reason to end. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** Most of the program, which takes a second to load: the database starts meanwhile. */
async function loadModules() {
  const [{ openProduct }, { createServer }, { startImports }] = await Promise.all([
    import("./openProduct.ts"),
    import("../server.ts"),
    import("./startImports.ts"),
  ]);
  return { openProduct, createServer, startImports };
}

export async function serve({ build, mode }: ServeOptions): Promise<void> {
  const started = performance.now();
  outliveReaders();
  saveMemory();
  const config = await configWithPort();
  const faults = createFaultInbox();
  const log = createLog(config.logLevel, { onError: (logged) => faults.put(faultFromLog(logged)) });
  const building = build ? buildPages() : null;
  const opening = Promise.all([openDatabase(config, log), loadModules()]).then(
    ([database, { openProduct }]) =>
      openProduct(config, { database, log, faults, checkResponses: mode === "development" }),
  );
  const results = await Promise.allSettled([opening, building]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await opening.then((product) => product.close()).catch(() => {});
    throw failed.reason;
  }
  const product = await opening;
  const { createServer, startImports } = await loadModules();
  if (config.trustsSomeProxy) print(`Warning: TRUST_PROXY=${UNCLEAR_PROXY}`);
  const state = { ready: false };
  const server = createServer({
    config,
    core: product.core,
    sql: product.callSql,
    sessions: product.database.sql,
    isLost: product.database.isLost,
    log,
    ready: () => state.ready,
    pages: mode === "development" ? "dev" : "built",
    requestsPerMinute: config.requestsPerMinute,
    socketLimits: limitsFor(config.crowd),
    deadlineMs: config.deadlineMs,
  });
  const { app, images } = await server.catch(closing(product));
  if (product.core.catalogue.isBundleNew) collectGarbage();
  await listen(app, config).catch(closing(product));
  state.ready = true;
  const stopImports = await startImports(config, product, log);
  stopOnSignals({
    app,
    close: () => stopImports().finally(product.close),
    notReady: () => (state.ready = false),
    graceMs: config.stopGraceMs,
  });
  process.on("unhandledRejection", (error) =>
    log.error({ err: error }, "unhandled promise rejection"),
  );
  if (build) compressPages();
  void images
    .warm()
    .catch((error: unknown) => log.error({ err: error }, "drawing posters in advance failed"));
  print(
    `\nWorthy is ready on ${config.publicUrl} (started in ${((performance.now() - started) / 1000).toFixed(1)} s). Ctrl+C stops it.`,
  );
  if (config.sandbox) print(`\nWarning: ${describeSandbox(config.sandbox.ignored)}`);
  const linkProblem = findLinkProblem(config);
  if (linkProblem) print(`\nWarning: ${describeLinkProblem(linkProblem)}`);
}

/** Closes what is open before a failed start is reported. */
function closing(product: Product) {
  return async (error: unknown): Promise<never> => {
    await product.close();
    throw error;
  };
}

async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE")
      throw new StartProblem(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
      );
    if (code === "EACCES")
      throw new StartProblem(
        `Port ${port} can't be used by this account. Choose one above 1023: PORT=3001 npm start`,
      );
    throw error;
  }
}

interface Stopping {
  app: FastifyInstance;
  close(): Promise<void>;
  notReady(): void;
  graceMs: number;
}

/**
 * On SIGTERM, go on answering for the grace period, in which proxies see that the server isn't
 * ready. Then, or at once at Ctrl+C or the end of the parent process: finish the requests in
 * progress, and exit.
 */
function stopOnSignals({ app, close, notReady, graceMs }: Stopping): void {
  const { promise: atOnce, resolve: hurry } = Promise.withResolvers<void>();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    notReady();
    print("Stopping …");
    await Promise.race([sleep(graceMs), atOnce]);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // Browsers keep connections open after a response; without this, each would have to time out.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearInterval(sweep);
    await close();
    process.exit(0);
  };
  const stopAtOnce = () => {
    hurry();
    void stop();
  };
  process.on("SIGTERM", () => void stop());
  for (const event of ["SIGINT", "SIGHUP", "disconnect"]) process.on(event, stopAtOnce);
  // The parent may have ended during the start.
  if (hasLauncher && !process.connected) stopAtOnce();
}
