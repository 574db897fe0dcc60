import { z } from "zod";
import { oneTimeToken, titleKind, userId } from "./fields.ts";
import type { SocketEventName } from "./socketManifest.ts";

/** How a tab names itself in its writes: 8 to 40 letters, digits, hyphens or underscores. */
export const originId = z.string().regex(/^[\w-]{8,40}$/);

/** The tab whose write this tells of; null where it was no tab. */
const origin = originId.nullable();
const instant = z.iso.datetime();

/** Payloads by event. They say what has changed, never the data itself: a client asks again for what it shows. */
export const socketEvents = {
  "ratings:changed": z.object({ origin, titles: z.array(z.object({ id: z.int(), kind: titleKind })).max(50) }),
  "scores:changed": z.object({
    origin,
    /** The same text means the same scores. */
    generation: z.string().max(80),
    /** Ask again within so many seconds, each client at a time of its own: more than 0 where very many are told at once. */
    within: z.int().min(0).max(600),
  }),
  /** Somebody with whom the person shares a list would make something else of its titles now. It says neither who nor what. */
  "others:changed": z.object({ origin }),
  "watchlists:changed": z.object({
    origin,
    watchlistId: z.int(),
    what: z.enum(["item-added", "item-removed", "item-restored", "items-moved", "list-changed", "sort-changed", "list-deleted", "people-changed", "viewed"]),
    /** The title, where it is about one. */
    itemId: z.int().nullable(),
    by: userId,
    at: instant,
  }),
  /** Episodes of the person's shows were marked seen, or no longer. */
  "seen:changed": z.object({ origin, titleId: z.int() }),
  "friends:changed": z.object({ origin, what: z.enum(["friends", "messages"]) }),
  "account:changed": z.object({ origin, what: z.enum(["settings", "profile", "providers", "region"]) }),
  /** To a screen that connects for the first time, where the server does not know what has happened since its data were read. */
  "anything:changed": z.object({ origin }),
  /** To the one screen that waits to be signed in: it may collect now. */
  "link:answered": z.object({ state: z.enum(["CONFIRMED", "REFUSED"]) }),
} as const satisfies Record<SocketEventName, z.ZodType>;

export type SocketPayload<Name extends SocketEventName> = z.output<(typeof socketEvents)[Name]>;

/** What travels from the server to a client, as socket.io types it. */
export type ServerEvents = { [Name in SocketEventName]: (payload: SocketPayload<Name>) => void };

/** What a client shows when it connects, in the handshake and never in the address. */
export const socketHandshake = z.object({
  /** Without one the socket is nobody's and hears only what concerns everybody. */
  bearer: z.string().max(100).optional(),
  /** Milliseconds since what the screen shows was asked for: what has happened to this person since is told again. */
  behind: z.int().min(0).optional(),
  /** Of a screen that waits to be signed in, from startLink: it hears of the answer. */
  collectToken: oneTimeToken.optional(),
});
export type SocketHandshake = z.input<typeof socketHandshake>;

/** Why a connection was refused, as the message of socket.io's `connect_error`. */
export type SocketRefusal = "unauthenticated" | "too-many" | "invalid" | "unavailable";
