import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseProblem } from "./databaseProblem.ts";
import { type ProcessIdentity, sameProcess } from "./processIdentity.ts";
import type { Endpoint } from "./protocol.ts";

/** Tells other programs of the same person (a backup, say) where the running PostgreSQL listens. */
interface Published {
  endpoint: Endpoint;
  /** Who wrote it: what a killed supervisor left means nothing. */
  supervisor: ProcessIdentity;
}

/** Writes the endpoint into the data folder, for its owner's eyes only: on Windows it holds the password. */
export function publishEndpoint(dataDir: string, published: Published): void {
  withdrawEndpoint(dataDir);
  writeFileSync(fileIn(dataDir), JSON.stringify(published), { flag: "wx", mode: 0o600 });
}

export function withdrawEndpoint(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The endpoint that this supervisor has published; null as long as it has not. */
export function readEndpoint(dataDir: string, supervisor: ProcessIdentity): Endpoint | null {
  try {
    // Only publishEndpoint writes this file; a half-written one is no JSON.
    const published = JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as Published;
    return sameProcess(published.supervisor, supervisor) ? published.endpoint : null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EACCES") throw new DatabaseProblem(`Worthy runs with the data folder ${dataDir} as another user. Run this as that user, or as root.`);
    return null;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "server.endpoint");
}
