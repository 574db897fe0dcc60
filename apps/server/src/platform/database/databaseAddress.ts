import type { Endpoint } from "./embedded/protocol.ts";
import {
  openEndpoint,
  openUrl,
  type Pooler,
  type SessionSql,
  type Sql,
  type SqlClientOptions,
} from "./sqlClient.ts";

/**
 * Address of an open database, with which another of our processes can open it too. May contain a
 * password: never print it or put it on a command line.
 */
export type DatabaseAddress = ({ url: string } | { endpoint: Endpoint; database: string }) & {
  /** A standby of it, for work that only reads. */
  readUrl?: string;
};

/** Address of a pooler before it. */
export interface PooledAddress {
  url: string;
  pooler: Pooler;
}

type AddressOptions = Omit<SqlClientOptions, "pooler">;

export function openAddress(address: DatabaseAddress, options: AddressOptions): SessionSql;
export function openAddress(address: DatabaseAddress | PooledAddress, options: AddressOptions): Sql;
export function openAddress(
  address: DatabaseAddress | PooledAddress,
  options: AddressOptions,
): Sql {
  if ("endpoint" in address) return openEndpoint(address.endpoint, address.database, options);
  return "pooler" in address
    ? openUrl(address.url, { ...options, pooler: address.pooler })
    : openUrl(address.url, options);
}
