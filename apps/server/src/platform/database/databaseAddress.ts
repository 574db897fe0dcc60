import type { Endpoint } from "./embedded/protocol.ts";
import {
  openEndpoint,
  openUrl,
  type Pooler,
  type Sql,
  type SqlClientOptions,
} from "./sqlClient.ts";

/**
 * Address of an open database, with which another of our processes can open it too. May contain a
 * password: never print it or put it on a command line.
 */
export type DatabaseAddress = (
  | { url: string; pooler?: Pooler }
  | { endpoint: Endpoint; database: string }
) & {
  /** A standby of it, for work that only reads. */
  readUrl?: string;
};

export function openAddress(address: DatabaseAddress, options: SqlClientOptions): Sql {
  return "url" in address
    ? openUrl(address.url, { ...options, pooler: address.pooler })
    : openEndpoint(address.endpoint, address.database, options);
}
