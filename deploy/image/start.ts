// The first program in the image: refuses a start that would lose data, and becomes the user that the operator wants.
import {
  chownSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { enableCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { COMPILED } from "./compiled.ts";

const { env } = process;
const dataDir = env["WORTHY_DATA"] || "/data";
/** Whom nobody was asked to be. */
const SOMEBODY = 1000;

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Whether the folder, or one above it, is mounted into the container. */
function isMounted(folder: string): boolean {
  const mounts = readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[4]);
  for (let at = folder; at !== dirname(at); at = dirname(at)) if (mounts.includes(at)) return true;
  return false;
}

function numberOf(name: "PUID" | "PGID"): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number === 0)
    stop(`${name}=${text} must be the number of a user or group other than root, such as 1000.`);
  return number;
}

function setUmask(text: string): void {
  if (!/^[0-7]{3,4}$/.test(text)) stop(`UMASK=${text} must be three octal digits, such as 022.`);
  process.umask(Number.parseInt(text, 8));
}

/** Hands a folder over with everything in it, unless it already belongs to that user. */
function handOver(folder: string, uid: number, gid: number): void {
  const owner = statSync(folder);
  if (owner.uid === uid && owner.gid === gid) return;
  try {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      lchownSync(join(folder, path), uid, gid);
    chownSync(folder, uid, gid); // last, so that an interrupted start begins anew
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what node:fs throws
    stop(
      `${folder} belongs to user ${owner.uid} and can't be handed over to user ${uid} (${code}). Do it on the host: chown -R ${uid}:${gid} FOLDER`,
    );
  }
}

/** PostgreSQL never runs as root, and nothing else here needs to. */
function leaveRoot(): void {
  const owner = statSync(dataDir);
  const uid = numberOf("PUID") ?? (owner.uid || SOMEBODY);
  const gid = numberOf("PGID") ?? (owner.gid || SOMEBODY);
  handOver(dataDir, uid, gid);
  try {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  } catch {
    stop(
      `Root may not become user ${uid} here: it lacks the capabilities SETUID and SETGID. Start the container as that user instead (--user ${uid}:${gid}).`,
    );
  }
}

/** Node keeps what it has compiled for each user, who ends the folder's name; the image's is everybody's. */
function takeCompiled(): void {
  try {
    const folder = mkdtempSync(join(tmpdir(), "worthy-compiled-"));
    for (const name of readdirSync(COMPILED))
      symlinkSync(
        join(COMPILED, name),
        join(folder, name.replace(/-0$/, `-${process.getuid?.()}`)),
      );
    enableCompileCache(folder);
  } catch {
    // The start takes three seconds more.
  }
}

const hasDatabase = env["DATABASE_URL"] || env["DATABASE_URL_FILE"];
if (!hasDatabase && env["WORTHY_EPHEMERAL"] !== "on" && !isMounted(dataDir))
  stop(
    `${dataDir} isn't on a volume: everything would be lost with the container. Mount one (-v worthy:${dataDir}), or set WORTHY_EPHEMERAL=on if nothing has to stay.`,
  );
if (env["UMASK"]) setUmask(env["UMASK"]);
if (process.getuid?.() === 0) leaveRoot();
takeCompiled();
await import("../../apps/server/src/main.ts");
