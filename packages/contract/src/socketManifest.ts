import type { Topic } from "./manifest.ts";

export interface SocketEntry {
  /** The topics that what happened makes stale, as a write's `changes` in the manifest. */
  changes: readonly Topic[];
  /** It is told often: what comes within so many seconds is one reason to ask again, at their end. */
  gather?: number;
}

/** Path of the socket on the server. It takes WebSockets only. */
export const SOCKET_PATH = "/socket.io/";

/** Header in which a write names the tab that makes it, so that this tab knows its own echo. */
export const ORIGIN_HEADER = "worthy-origin";

/** What the server tells over the socket: what a browser needs of it, without the schemas. They are in socketEvents.ts. */
export const socketManifest = {
  "ratings:changed": { changes: ["ratings", "watchlists", "user"] },
  "scores:changed": { changes: ["scores"] },
  "others:changed": { changes: ["watchlists"], gather: 5 },
  "watchlists:changed": { changes: ["watchlists"] },
  "seen:changed": { changes: ["episodes", "scores"] },
  "friends:changed": { changes: ["friends"] },
  "link:answered": { changes: [] },
  "account:changed": { changes: ["user", "profile", "signIn", "settings", "providers", "titles"] },
  "anything:changed": { changes: ["ratings", "watchlists", "user", "scores", "episodes", "friends", "profile", "signIn", "settings", "providers", "titles"] },
} as const satisfies Record<string, SocketEntry>;

export type SocketEventName = keyof typeof socketManifest;
