import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "./databaseProblem.ts";
import { type ProcessIdentity, isRunning, ownIdentity, sameProcess } from "./processIdentity.ts";

/**
 * Who holds a data folder: a server and its supervisor, on the machine (or container) with that
 * name.
 */
interface LockHolder {
  host: string;
  server: ProcessIdentity;
  supervisor: ProcessIdentity;
}

const BEAT_MS = 1000;
const PATIENCE_MS = 45_000;

/**
 * Takes the data folder for one server and returns how to release it. The lock ends with its
 * holder: it identifies processes by number and start time, and is void once they have ended. Waits
 * for a holder that is stopping.
 */
export async function acquireServerLock(
  dataDir: string,
  server: ProcessIdentity,
  supervisor: ProcessIdentity,
): Promise<() => void> {
  const file = lockIn(dataDir);
  const own: LockHolder = { host: hostname(), server, supervisor };
  const text = JSON.stringify(own);
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!writeNew(file, text)) {
    const found = readText(file);
    const state = await judgeHolder(file, found, server);
    if (state === "in use" || Date.now() > giveUpAt)
      throw new DatabaseProblem(refusal(file, parseHolder(found)));
    if (state === "stopping") await sleep(30);
    else setAside(file, found);
  }
  const beat = setInterval(() => touch(file), BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (readText(file) === text) rmSync(file, { force: true });
  };
}

/** Who currently holds the data folder; null if nobody does, or the holder is stopping. */
export async function findHolder(dataDir: string): Promise<LockHolder | null> {
  const text = readText(lockIn(dataDir));
  if (text === "") return null;
  return (await judgeHolder(lockIn(dataDir), text, ownIdentity())) === "in use"
    ? parseHolder(text)
    : null;
}

function lockIn(dataDir: string): string {
  return join(dataDir, "server.lock");
}

async function judgeHolder(
  file: string,
  text: string,
  server: ProcessIdentity,
): Promise<"in use" | "stopping" | "void"> {
  const holder = parseHolder(text);
  // An empty file is being written right now, or its writer was killed then.
  if (!holder) return ageOf(file) < 2000 ? "stopping" : "void";
  if (holder.host !== hostname()) return (await stillBeats(file)) ? "in use" : "void";
  if (isRunning(holder.supervisor)) return isRunning(holder.server) ? "in use" : "stopping";
  return isRunning(holder.server) && !sameProcess(holder.server, server) ? "in use" : "void";
}

/**
 * Process numbers of another container are meaningless here, so its heartbeat is observed instead.
 */
async function stillBeats(file: string): Promise<boolean> {
  const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  await sleep(BEAT_MS * 4);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs !== before;
}

/**
 * If two servers find the same void lock, the slower may catch the faster one's new lock, which is
 * then restored.
 */
function setAside(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const caught = readText(aside);
  if (caught !== expected) writeNew(file, caught);
  rmSync(aside, { force: true });
}

function refusal(file: string, holder: LockHolder | null): string {
  const who = holder
    ? `process ${holder.server.pid}${holder.host === hostname() ? "" : ` on ${holder.host}`}`
    : "unknown process";
  return [
    `Worthy is already running with this data folder (${who}), and two servers must not share one.`,
    "Open the one that’s running, or stop it first. To run a second one, give it its own folder with WORTHY_DATA.",
    `(The folder is marked as taken by ${file}.)`,
  ].join("\n");
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw new DatabaseProblem(
      `Can’t write to the data folder: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    // Only acquireServerLock writes this file; anything else fails the check below.
    const holder = JSON.parse(text) as Partial<LockHolder>;
    return holder.host && holder.server?.pid && holder.supervisor?.pid
      ? (holder as LockHolder)
      : null;
  } catch {
    return null;
  }
}

function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was removed under a running server, so there is nothing to update.
  }
}
