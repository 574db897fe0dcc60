import type { Endpoint } from "./embedded/protocol.ts";
import { openEndpoint, openUrl, type Sql, type SqlClientOptions } from "./sqlClient.ts";

/** Where an open database is, so that another process of ours can open it too. It may hold a password: never print it, never put it on a command line. */
export type DatabaseAddress = { url: string } | { endpoint: Endpoint; database: string };

export function openAddress(address: DatabaseAddress, options: SqlClientOptions): Sql {
  return "url" in address ? openUrl(address.url, options) : openEndpoint(address.endpoint, address.database, options);
}
