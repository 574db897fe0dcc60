import { AFTER_SEEING, type Topic } from "./topics.ts";

export interface SocketEntry {
  /** The topics an event invalidates, like a write's `changes` in the manifest. */
  changes: readonly Topic[];
  /** For frequent events: those within this many seconds cause a single refetch at the end. */
  gather?: number;
}

/** Path of the socket on the server; WebSockets only. */
export const SOCKET_PATH = "/socket.io/";

/** Header in which a write names its tab, so the tab recognises its own echo. */
export const ORIGIN_HEADER = "worthy-origin";

/**
 * The server's socket events as browsers need them, without the schemas, which are in
 * socketEvents.ts.
 */
export const socketManifest = {
  "ratings:changed": { changes: ["ratings", "watchlists", "user"] },
  "scores:changed": { changes: ["scores"] },
  "others:changed": { changes: ["watchlists"], gather: 5 },
  "watchlists:changed": { changes: ["watchlists"] },
  "seen:changed": { changes: AFTER_SEEING },
  "friends:changed": { changes: ["friends"] },
  "wishes:changed": { changes: ["wishes"] },
  "link:answered": { changes: [] },
  "account:changed": { changes: ["user", "profile", "signIn", "settings", "providers", "titles"] },
  "anything:changed": {
    changes: [
      "ratings",
      "watchlists",
      "user",
      "scores",
      "episodes",
      "friends",
      "wishes",
      "profile",
      "signIn",
      "settings",
      "providers",
      "titles",
    ],
  },
} as const satisfies Record<string, SocketEntry>;

export type SocketEventName = keyof typeof socketManifest;
