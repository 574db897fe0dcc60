import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { answersSignals, findProcess } from "./processIdentity.ts";

/**
 * Stops a PostgreSQL left over from a killed supervisor, and removes its pid file if the number now
 * belongs to another program (PostgreSQL would refuse to start). Requires the server lock. Returns
 * whether one was running.
 */
export async function stopOrphan(folder: string, binaries: Binaries): Promise<boolean> {
  const file = join(folder, "postmaster.pid");
  const pid = readPid(file);
  if (pid === null) return false;
  if (!findProcess(pid)) {
    await leavesProcessTable(pid);
    return false;
  }
  if (!isPostgresOf(pid, folder)) {
    rmSync(file, { force: true });
    return false;
  }
  await stopPostmaster(pid, folder, binaries);
  return true;
}

/**
 * Removes what a killed PostgreSQL left in its socket folder. PostgreSQL does so too, but takes a
 * zombie for a running server. Requires the server lock.
 */
export function removeStaleSocket(socketFolder: string): void {
  const socket = join(socketFolder, ".s.PGSQL.5432");
  const pid = readPid(`${socket}.lock`);
  if (pid === null || findProcess(pid)) return;
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
}

/**
 * Fast shutdown; if that hangs, an immediate one, from which the next start recovers; finally a
 * kill.
 */
export async function stopPostmaster(
  pid: number,
  folder: string,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === "win32") {
    spawnSync(binaries.pgCtl, ["stop", "-D", folder, "-m", "fast", "-w", "-t", "30"], {
      stdio: "ignore",
      windowsHide: true,
    });
    return;
  }
  for (const [signal, patience] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5000],
    ["SIGKILL", 5000],
  ] as const) {
    send(pid, signal);
    if (await hasGone(pid, patience)) return;
  }
}

/**
 * Waits for a zombie to be collected, for a moment. Its pid file isn't removed instead: it leads
 * PostgreSQL to the shared memory that a last child of the killed server may still write to.
 */
async function leavesProcessTable(pid: number): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20))
    if (!answersSignals(pid)) return;
}

async function hasGone(pid: number, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(10))
    if (!findProcess(pid)) return true;
  return false;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** PostgreSQL works inside its data folder, and is started with the folder's name. */
function isPostgresOf(pid: number, folder: string): boolean {
  if (process.platform === "win32") return true;
  if (process.platform === "linux") {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch {
      return false;
    }
  }
  const command =
    spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  return command.includes(folder);
}
