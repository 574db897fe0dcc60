import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "worthy-tests-";
/** A whole run writes about 1 GB at a time. */
const ROOM = 6 * 2 ** 30;

/**
 * Lets tests keep their temporary files in memory: they make and delete hundreds of databases,
 * which costs a disk's file system a fifth of the processor time. Does nothing where there is no
 * such folder, programs can't be run in it, or it has too little room.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return;
  removeAbandoned();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // As open as /tmp: some tests run programs as other users.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return (
      Math.min(bavail * bsize, freemem()) > ROOM && !/ \/dev\/shm \S+ \S*noexec/.test(mounts())
    );
  } catch {
    return false;
  }
}

const mounts = () => readFileSync("/proc/self/mounts", "utf8");

/** What runs left that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(pid))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: string): boolean {
  try {
    readFileSync(`/proc/${pid}/stat`);
    return true;
  } catch {
    return false;
  }
}
