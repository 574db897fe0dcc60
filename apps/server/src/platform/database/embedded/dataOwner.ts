import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseProblem } from "./databaseProblem.ts";

/** The user that PostgreSQL runs as when the server itself is root. */
export interface DataOwner {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ["worthy", "postgres", "_postgres", "nobody"];

/** Null if the server isn't root: PostgreSQL then runs as the same user. */
export function chooseDataOwner(folder: string): DataOwner | null {
  if (process.getuid?.() !== 0) return null;
  const present = statSync(folder, { throwIfNoEntry: false });
  const users = readUsers();
  if (present && present.uid !== 0) {
    const known = [...users.values()].find(({ uid }) => uid === present.uid);
    return { name: known?.name ?? `user ${present.uid}`, uid: present.uid, gid: present.gid };
  }
  for (const name of CANDIDATES) {
    const user = users.get(name);
    if (user) return user;
  }
  throw new DatabaseProblem(
    "PostgreSQL never runs as root, and this system has no user called worthy, postgres or nobody to run it as. Start Worthy as an ordinary user, or add one: useradd --system worthy",
  );
}

/**
 * Whether that user can traverse every folder up to `path` and read it, according to the permission
 * bits.
 */
export function canReach(owner: DataOwner, path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    const entry = statSync(at, { throwIfNoEntry: false });
    if (!entry) return false;
    const shift = entry.uid === owner.uid ? 6 : entry.gid === owner.gid ? 3 : 0;
    const needed = entry.isDirectory() ? 0o1 : 0o4;
    if (((entry.mode >> shift) & needed) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function readUsers(): Map<string, DataOwner> {
  const users = new Map<string, DataOwner>();
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    // macOS stores nobody as -2, which system calls take as an unsigned number.
    if (name && uid && gid)
      users.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  return users;
}
