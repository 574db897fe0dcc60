import { chmodSync, chownSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DataOwner, canReach } from "./dataOwner.ts";
import { DatabaseProblem } from "./databaseProblem.ts";

/** A unix socket's path may have 103 bytes on macOS and 107 on Linux; `/.s.PGSQL.5432` takes 14. */
const LONGEST_FOLDER = 88;

/** A private folder with a short path for the socket of the cluster called `hash`. */
export function openSocketFolder(hash: string, owner: DataOwner | null): string {
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  for (const base of [tmpdir(), "/tmp"]) {
    if (owner && !canReach(owner, base)) continue;
    // In a shared folder, somebody else may have taken the name already; then the next one is
    // tried.
    for (let attempt = 0; attempt < 5; attempt++) {
      const folder = join(base, `worthy-${hash}${attempt || ""}`);
      if (Buffer.byteLength(folder) <= LONGEST_FOLDER && makePrivate(folder, uid, owner))
        return folder;
    }
  }
  throw new DatabaseProblem(
    `No private folder for the database's socket can be created in ${tmpdir()} or /tmp. Set TMPDIR to a folder of your own with a short path.`,
  );
}

function makePrivate(folder: string, uid: number, owner: DataOwner | null): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (owner) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return false;
  }
  const entry = lstatSync(folder);
  // If a start as root was interrupted between creating and handing over the folder, it is handed
  // over now.
  if (entry.isDirectory() && owner && entry.uid === 0) chownSync(folder, owner.uid, owner.gid);
  else if (!entry.isDirectory() || entry.uid !== uid) return false;
  chmodSync(folder, 0o700);
  return true;
}
