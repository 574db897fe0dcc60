import { hostname } from "node:os";
import type { Endpoint } from "./protocol.ts";
import { readEndpoint } from "./publishedEndpoint.ts";
import { findHolder } from "./serverLock.ts";

export interface RunningServer {
  pid: number;
  /** The machine or container it runs on; null if it is this one. */
  elsewhere: string | null;
  /** Where its PostgreSQL listens; null while it starts, or if it runs elsewhere. */
  endpoint: Endpoint | null;
}

/** The server that currently holds this data folder; null if there is none, or it is stopping. */
export async function findRunning(dataDir: string): Promise<RunningServer | null> {
  const holder = await findHolder(dataDir);
  if (!holder) return null;
  const elsewhere = holder.host === hostname() ? null : holder.host;
  return {
    pid: holder.server.pid,
    elsewhere,
    endpoint: elsewhere ? null : readEndpoint(dataDir, holder.supervisor),
  };
}
