import type { ProcessIdentity } from "./processIdentity.ts";

/**
 * Where the embedded server listens: a socket folder (`password` null), or the loopback address on
 * Windows.
 */
export interface Endpoint {
  host: string;
  port: number;
  password: string | null;
}

/**
 * When a cluster that is missing is made: at a first start, or also where there was one before (a
 * backup replaces it); not if the operator says that there is one. One that disappears under a
 * running server is lost, not new.
 */
export type Creates = "first" | "always" | "expected" | "never";

/** Sent once by the server to its supervisor, as the first message. */
export interface StartRequest {
  dataDir: string;
  /** False only in tests: no fsync, so a power cut may lose the data folder. */
  durable: boolean;
  server: ProcessIdentity;
  creates: Creates;
}

export type LogLevel = "debug" | "info" | "warn" | "error";

/**
 * Sent by the supervisor to the server. `failed` is final; `ready` is repeated after PostgreSQL was
 * restarted.
 */
export type SupervisorMessage =
  | { kind: "ready"; endpoint: Endpoint; folder: string; postmaster: number }
  | { kind: "failed"; message: string }
  | { kind: "log"; level: LogLevel; message: string };
