import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../../platform/config.ts";
import { findAccessProblem } from "../../platform/database/embedded/clusterAccess.ts";
import { chooseDataOwner } from "../../platform/database/embedded/dataOwner.ts";
import { findCluster } from "../../platform/database/embedded/dataPlace.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const WHAT = "Permissions";
const FOR_OTHERS = 0o077;

/** Whether PostgreSQL can open its folder, and whether others can read sign-in links. */
export async function checkAccess({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir" | "databaseUrl">): Promise<Finding[]> {
  if (process.platform === "win32") return [];
  const outbox = join(dataDir, "outbox");
  const findings: Finding[] = [];
  const folder = databaseUrl ? null : findCluster(dataDir);
  if (folder) {
    const problem = findAccessProblem({ folder, owner: chooseDataOwner(folder) });
    if (problem) findings.push((problem.kind === "owner" ? bad : note)(WHAT, problem.detail));
  }
  if (existsSync(outbox) && ((await stat(outbox)).mode & FOR_OTHERS) !== 0)
    findings.push(
      note(
        WHAT,
        `Other users of this machine can read sign-in links in ${outbox}. To prevent that: chmod 700 ${outbox}`,
      ),
    );
  return findings.length > 0 || !folder
    ? findings
    : [good(WHAT, `Only its owner can read the database in ${dirname(folder)}.`)];
}
