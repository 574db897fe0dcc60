import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Distinguishes a process from a later one with the same number by its start time; null if unknown.
 */
export interface ProcessIdentity {
  pid: number;
  started: string | null;
}

/** Null if no such process is running; a zombie doesn't count. */
export function findProcess(pid: number): ProcessIdentity | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === "linux") return findInProc(pid);
  if (!answersSignals(pid)) return null;
  if (process.platform === "win32") return { pid, started: null };
  const started = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], {
    encoding: "utf8",
  }).stdout?.trim();
  return { pid, started: started || null };
}

export function isRunning(identity: ProcessIdentity): boolean {
  const found = findProcess(identity.pid);
  if (!found) return false;
  return found.started === null || identity.started === null || found.started === identity.started;
}

export function sameProcess(a: ProcessIdentity, b: ProcessIdentity): boolean {
  return a.pid === b.pid && a.started === b.started;
}

export function ownIdentity(): ProcessIdentity {
  return findProcess(process.pid) ?? { pid: process.pid, started: null };
}

function findInProc(pid: number): ProcessIdentity | null {
  try {
    // The name in brackets may contain spaces and brackets itself, so fields are counted from the
    // last one.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    return { pid, started: fields[19] ?? null };
  } catch {
    return null;
  }
}

/** Whether the number is taken; a zombie's is. */
export function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
