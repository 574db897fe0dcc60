import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type Binaries, prepareBinaries } from "./binaries.ts";
import { checkMajor } from "./checkMajor.ts";
import { chooseEndpoint, closeEndpoint, clusterExists, createCluster } from "./cluster.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { type DataPlace, choosePlace, openDataDir } from "./dataPlace.ts";
import { stopOrphan, stopPostmaster } from "./orphan.ts";
import { type PostmasterOptions, startPostmaster } from "./postmaster.ts";
import { ownIdentity } from "./processIdentity.ts";
import { publishEndpoint, withdrawEndpoint } from "./publishedEndpoint.ts";
import type { LogLevel, StartRequest, SupervisorMessage } from "./protocol.ts";
import { takeServerLock } from "./serverLock.ts";

// A process of its own between the server and PostgreSQL. It lives exactly as long as its channel to the server: when
// that closes, for whatever reason, a SIGKILL included, it shuts PostgreSQL down and ends.

let serverGone = false;
let release = () => {};
let stop = async () => {};
let tidy = () => {};

process.umask(0o022);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("message", (request: StartRequest) => void supervise(request).catch(fail));
process.once("disconnect", () => {
  serverGone = true;
  void end(0);
});

async function supervise(request: StartRequest): Promise<void> {
  const dataDir = openDataDir(request.dataDir);
  release = await takeServerLock(dataDir, request.server, ownIdentity());
  const place = choosePlace(dataDir);
  if (place.note) tell({ kind: "log", level: "info", message: place.note });
  const binaries = prepareBinaries(place);
  await prepareCluster(place, binaries);
  if (serverGone) return end(0);
  const log = (level: LogLevel, message: string) => tell({ kind: "log", level, message });
  const onSpawn = (child: ChildProcess) => {
    stop = () => stopAndWait(child, place, binaries);
  };
  const endpoint = await chooseEndpoint(place);
  tidy = () => {
    withdrawEndpoint(dataDir);
    closeEndpoint(endpoint);
  };
  publishEndpoint(dataDir, { endpoint, supervisor: ownIdentity() });
  await keepRunning({ place, binaries, endpoint, durable: request.durable, log, onSpawn });
}

async function prepareCluster(place: DataPlace, binaries: Binaries): Promise<void> {
  if (clusterExists(place)) {
    checkMajor(place, binaries);
    if (await stopOrphan(place.folder, binaries)) {
      tell({
        kind: "log",
        level: "warn",
        message: "A database left over from a server that was killed has been stopped.",
      });
    }
    return;
  }
  tell({ kind: "log", level: "info", message: `Creating the database in ${place.folder}` });
  await createCluster(place, binaries, (child) => {
    stop = async () => void child.kill();
  });
}

/** Starts PostgreSQL, and again whenever it ends unasked: after a crash it recovers by itself. */
async function keepRunning(options: PostmasterOptions): Promise<void> {
  const { place, endpoint } = options;
  for (let failures = 0; ; failures++) {
    const startedAt = Date.now();
    const postmaster = await startPostmaster(options);
    const ended = new Promise((resolve) => postmaster.once("close", resolve));
    if (serverGone) return end(0);
    tell({ kind: "ready", endpoint, folder: place.folder, postmaster: postmaster.pid ?? 0 });
    await ended;
    if (serverGone) return;
    if (Date.now() - startedAt > 60_000) failures = 0;
    if (failures >= 5) throw new DatabaseProblem("The database ended again and again; see the lines above for its own words.");
    tell({
      kind: "log",
      level: "error",
      message: "The database ended unexpectedly and is started again.",
    });
    await sleep(100 * failures);
  }
}

async function stopAndWait(postmaster: ChildProcess, place: DataPlace, binaries: Binaries): Promise<void> {
  if (postmaster.pid !== undefined && postmaster.exitCode === null && postmaster.signalCode === null) {
    await stopPostmaster(postmaster.pid, place.folder, binaries);
  }
}

async function end(code: number): Promise<never> {
  await stop();
  tidy();
  release();
  process.exit(code);
}

async function fail(error: unknown): Promise<void> {
  const message = error instanceof DatabaseProblem ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failed: SupervisorMessage = { kind: "failed", message };
  if (process.connected) await new Promise((sent) => process.send?.(failed, sent));
  await end(1);
}

function tell(message: SupervisorMessage): void {
  if (process.connected) process.send?.(message, () => {});
}
