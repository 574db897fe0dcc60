import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { DataPlace } from "./dataPlace.ts";
import { DatabaseProblem } from "./databaseProblem.ts";

/** Throws, saying what to do, where another major version of PostgreSQL made the cluster: none opens another's files. */
export function checkMajor({ folder }: DataPlace, { major }: Binaries): void {
  const present = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (present === major) return;
  throw new DatabaseProblem(
    `The database in ${folder} belongs to PostgreSQL ${present}, and this version of Worthy has PostgreSQL ${major}. ${adviceFor(Number(present) > Number(major), folder, present)}`,
  );
}

function adviceFor(newer: boolean, folder: string, present: string): string {
  if (newer) return "Nothing was changed. A newer Worthy has used it: update Worthy, or restore a backup into another data folder (WORTHY_DATA).";
  return [
    "Nothing was changed. To bring your data over:",
    "  1. With the version of Worthy you had before:  npm run worthy -- backup worthy-backup.gz",
    `  2. Put the old database aside:  mv "${folder}" "${folder}-${present}"`,
    "  3. With this version:  npm run worthy -- restore worthy-backup.gz",
    "Then npm start as ever. The folder put aside can go once all is well.",
  ].join("\n");
}
