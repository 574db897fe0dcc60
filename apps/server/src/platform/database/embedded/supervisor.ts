import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Binaries, prepareBinaries } from "./binaries.ts";
import { chooseEndpoint, closeEndpoint, clusterExists, createCluster } from "./cluster.ts";
import { keepPrivate } from "./clusterAccess.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import {
  type DataPlace,
  choosePlace,
  expectNoneBefore,
  markInstalled,
  openDataDir,
  whyExpected,
} from "./dataPlace.ts";
import { stopOrphan, stopPostmaster } from "./orphan.ts";
import { type PostmasterOptions, startPostmaster } from "./postmaster.ts";
import { ownIdentity } from "./processIdentity.ts";
import { publishEndpoint, withdrawEndpoint } from "./publishedEndpoint.ts";
import type { LogLevel, StartRequest, SupervisorMessage } from "./protocol.ts";
import { acquireServerLock } from "./serverLock.ts";

// A process between the server and PostgreSQL. It lives exactly as long as its channel to the
// server: when that closes for whatever reason, including SIGKILL, it shuts PostgreSQL down and
// ends.

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
  if (request.creates === "never" && !existsSync(request.dataDir))
    throw new DatabaseProblem(`The data folder ${request.dataDir} is gone.`);
  const expected = whyExpected(request.dataDir, request.creates);
  if (expected) throw new DatabaseProblem(expected);
  const dataDir = openDataDir(request.dataDir);
  release = await acquireServerLock(dataDir, request.server, ownIdentity());
  const place = choosePlace(dataDir);
  if (place.note) send({ kind: "log", level: "info", message: place.note });
  const binaries = prepareBinaries(place);
  await prepareCluster(place, binaries, request);
  if (serverGone) return end(0);
  const log = (level: LogLevel, message: string) => send({ kind: "log", level, message });
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

async function prepareCluster(
  place: DataPlace,
  binaries: Binaries,
  { dataDir, creates }: Pick<StartRequest, "dataDir" | "creates">,
): Promise<void> {
  if (clusterExists(place)) {
    checkMajor(place, binaries);
    keepPrivate(place);
    markInstalled(dataDir);
    if (await stopOrphan(place.folder, binaries)) {
      send({
        kind: "log",
        level: "warn",
        message: "A database left over from a server that was killed has been stopped.",
      });
    }
    return;
  }
  if (creates !== "always") expectNoneBefore(dataDir, place);
  if (creates === "never")
    throw new DatabaseProblem(`The database is missing: ${place.folder} is gone.`);
  send({ kind: "log", level: "info", message: `Creating the database in ${place.folder}` });
  await createCluster(place, binaries, (child) => {
    stop = async () => void child.kill();
  });
  markInstalled(dataDir);
}

/**
 * Starts PostgreSQL, and restarts it whenever it ends unexpectedly; after a crash it recovers by
 * itself.
 */
async function keepRunning(options: PostmasterOptions): Promise<void> {
  const { place, endpoint } = options;
  for (let failures = 0; ; failures++) {
    const startedAt = Date.now();
    const postmaster = await startPostmaster(options);
    const ended = new Promise((resolve) => postmaster.once("close", resolve));
    if (serverGone) return end(0);
    send({ kind: "ready", endpoint, folder: place.folder, postmaster: postmaster.pid ?? 0 });
    await ended;
    if (serverGone) return;
    if (Date.now() - startedAt > 60_000) failures = 0;
    if (failures >= 5)
      throw new DatabaseProblem("The database keeps ending; see its messages above.");
    send({
      kind: "log",
      level: "error",
      message: "The database ended unexpectedly; restarting it.",
    });
    await sleep(100 * failures);
  }
}

async function stopAndWait(
  postmaster: ChildProcess,
  place: DataPlace,
  binaries: Binaries,
): Promise<void> {
  if (
    postmaster.pid !== undefined &&
    postmaster.exitCode === null &&
    postmaster.signalCode === null
  ) {
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
  const message =
    error instanceof DatabaseProblem
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  const failed: SupervisorMessage = { kind: "failed", message };
  if (process.connected) await new Promise((sent) => process.send?.(failed, sent));
  await end(1);
}

function send(message: SupervisorMessage): void {
  if (process.connected) process.send?.(message, () => {});
}

/**
 * Throws, with advice, if the cluster was made by another major version of PostgreSQL, whose files
 * this one can't open.
 */
function checkMajor({ folder }: DataPlace, { major }: Binaries): void {
  const present = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (present === major) return;
  throw new DatabaseProblem(
    `The database in ${folder} belongs to PostgreSQL ${present}, and this version of Worthy has PostgreSQL ${major}. ${adviceFor(Number(present) > Number(major), folder, present)}`,
  );
}

function adviceFor(newer: boolean, folder: string, present: string): string {
  if (newer)
    return "Nothing was changed. A newer Worthy has used it: update Worthy, or restore a backup into another data folder (WORTHY_DATA).";
  return [
    "Nothing was changed. To move your data over:",
    "  1. With the version of Worthy you had before:  npm run worthy -- backup worthy-backup.gz",
    `  2. Move the old database out of the way:  mv "${folder}" "${folder}-${present}"`,
    "  3. With this version:  npm run worthy -- restore worthy-backup.gz",
    "Then npm start as usual. You can delete the old folder once everything works.",
  ].join("\n");
}
