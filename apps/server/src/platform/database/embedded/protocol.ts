import type { ProcessIdentity } from "./processIdentity.ts";

/** Where the embedded server listens: a socket folder (`password` null), or the loopback address on Windows. */
export interface Endpoint {
  host: string;
  port: number;
  password: string | null;
}

/** What the server tells its supervisor, once, as the first message. */
export interface StartRequest {
  dataDir: string;
  /** False only for tests: no fsync, so a power cut may lose the data folder. */
  durable: boolean;
  server: ProcessIdentity;
}

export type LogLevel = "debug" | "info" | "warn" | "error";

/** What the supervisor tells the server. `failed` is final; `ready` comes again after PostgreSQL was restarted. */
export type SupervisorMessage =
  | { kind: "ready"; endpoint: Endpoint; folder: string; postmaster: number }
  | { kind: "failed"; message: string }
  | { kind: "log"; level: LogLevel; message: string };
