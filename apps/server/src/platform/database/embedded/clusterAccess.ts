import { chmodSync, statSync } from "node:fs";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { DataPlace } from "./dataPlace.ts";

/** What PostgreSQL demands of its folder: for its owner only, or readable by the owner's group. */
const ALLOWED: readonly number[] = [0o700, 0o750];

/** Why PostgreSQL wouldn't open its folder as it is; null if it would. */
export function findAccessProblem(
  { folder, owner }: Pick<DataPlace, "folder" | "owner">,
  { uid, mode }: { uid: number; mode: number } = statSync(folder),
): { kind: "owner" | "mode"; detail: string } | null {
  const own = owner?.uid ?? process.getuid?.();
  if (own === undefined) return null; // Windows
  if (uid !== own)
    return {
      kind: "owner",
      detail: `The database in ${folder} belongs to another user (number ${uid}) than PostgreSQL runs as (${own}). Hand the folder over: chown -R ${owner?.name ?? own} ${folder}`,
    };
  const permissions = mode & 0o777;
  return ALLOWED.includes(permissions)
    ? null
    : {
        kind: "mode",
        detail: `Others may enter ${folder} (permissions ${permissions.toString(8)}), which PostgreSQL refuses. Worthy sets 700 whenever it opens the database.`,
      };
}

/** Gives the folder the permissions that PostgreSQL demands. Throws if it is another user's. */
export function keepPrivate(place: DataPlace): void {
  const problem = findAccessProblem(place);
  if (problem?.kind === "owner") throw new DatabaseProblem(problem.detail);
  if (problem) chmodSync(place.folder, 0o700);
}
