import { z } from "zod";
import { oneTimeToken, text, titleKind, userId } from "./fields.ts";
import type { SocketEventName } from "./socketManifest.ts";

/** How a tab identifies itself in its writes: 8 to 40 letters, digits, hyphens or underscores. */
export const originId = z.string().regex(/^[\w-]{8,40}$/);

/** The tab that made the write; null if it wasn't a tab. */
const origin = originId.nullable();
const instant = z.iso.datetime();

/**
 * Payloads by event. They say what has changed but never contain the data: clients request what
 * they show again.
 */
export const socketEvents = {
  "ratings:changed": z.object({
    origin,
    titles: z.array(z.object({ id: z.int(), kind: titleKind })).max(50),
  }),
  "scores:changed": z.object({
    origin,
    /** Equal texts mean equal scores. */
    generation: z.string().max(80),
    /**
     * Request again within this many seconds, each client at a random time: above 0 if very many
     * are notified at once.
     */
    within: z.int().min(0).max(600),
  }),
  /**
   * Combined scores on a shared list may have changed because of another member. Says neither who
   * nor what.
   */
  "others:changed": z.object({ origin }),
  "watchlists:changed": z.object({
    origin,
    watchlistId: z.int(),
    what: z.enum([
      "item-added",
      "item-removed",
      "item-restored",
      "items-moved",
      "list-changed",
      "sort-changed",
      "list-deleted",
      "people-changed",
      "viewed",
    ]),
    /** The title, if it concerns one. */
    itemId: z.int().nullable(),
    by: userId,
    at: instant,
  }),
  /** Episodes of the person's shows were marked as seen or unseen. */
  "seen:changed": z.object({ origin, titleId: z.int() }),
  "friends:changed": z.object({ origin, what: z.enum(["friends", "messages"]) }),
  /** The person has other wishes, or a title they wished for has come. */
  "wishes:changed": z.object({ origin }),
  "account:changed": z.object({
    origin,
    what: z.enum(["settings", "profile", "providers", "region"]),
  }),
  /**
   * To a screen that connects for the first time, if the server doesn't know what has happened
   * since its data were read.
   */
  "anything:changed": z.object({ origin }),
  /** To the screen that waits to be signed in: it can collect its session now. */
  "link:answered": z.object({ state: z.enum(["CONFIRMED", "REFUSED"]) }),
} as const satisfies Record<SocketEventName, z.ZodType>;

export type SocketPayload<Name extends SocketEventName> = z.output<(typeof socketEvents)[Name]>;

/** Events from the server to a client, as typed by socket.io. */
export type ServerEvents = { [Name in SocketEventName]: (payload: SocketPayload<Name>) => void };

/** What a client sends when it connects: in the handshake, never in the address. */
export const socketHandshake = z.object({
  /** Without one, the socket belongs to nobody and only gets events for everybody. */
  bearer: text(100).optional(),
  /**
   * Milliseconds since the screen's data were requested; events for this person since then are
   * replayed.
   */
  behind: z.int().min(0).optional(),
  /** From startLink, for a screen that waits to be signed in: it gets the answer. */
  collectToken: oneTimeToken.optional(),
});
export type SocketHandshake = z.input<typeof socketHandshake>;

/** Why a connection was refused, as the message of socket.io's `connect_error`. */
export type SocketRefusal = "unauthenticated" | "too-many" | "invalid" | "unavailable";
