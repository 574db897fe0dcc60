import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseProblem } from "./databaseProblem.ts";
import { type ProcessIdentity, sameProcess } from "./processIdentity.ts";
import type { Endpoint } from "./protocol.ts";

/** Tells the same user's other programs (such as a backup) where the running PostgreSQL listens. */
interface Published {
  endpoint: Endpoint;
  /** Who wrote it; what a killed supervisor left is ignored. */
  supervisor: ProcessIdentity;
}

/**
 * Writes the endpoint to the data folder, readable only by its owner: on Windows it contains the
 * password.
 */
export function publishEndpoint(dataDir: string, published: Published): void {
  withdrawEndpoint(dataDir);
  writeFileSync(fileIn(dataDir), JSON.stringify(published), { flag: "wx", mode: 0o600 });
}

export function withdrawEndpoint(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The endpoint published by this supervisor; null until it has done so. */
export function readEndpoint(dataDir: string, supervisor: ProcessIdentity): Endpoint | null {
  try {
    // Only publishEndpoint writes this file; a half-written one isn't valid JSON.
    const published = JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as Published;
    return sameProcess(published.supervisor, supervisor) ? published.endpoint : null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EACCES")
      throw new DatabaseProblem(
        `Worthy is running with the data folder ${dataDir} as another user. Run this as that user, or as root.`,
      );
    return null;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "server.endpoint");
}
