import { z } from "zod";
import { eventKey, instant, text, userId } from "./fields.ts";

const short = text(40);

/** What a client tells over the socket of a page that was looked at: `event:create`. */
export const trackerEvent = z.object({
  /** The same id in a batch of POST /api/event is the same event. */
  id: eventKey,
  /** The program that tells. */
  source: z.enum(["web", "desktop"]),
  sessionId: short,
  data: z.object({
    /** As the client knows it. Whose event it is, the bearer of the socket says. */
    userId: userId.nullable(),
    screenName: short,
    version: short,
    platform: short,
    /** Random, made by the device; null where it has none. */
    deviceId: short.nullable(),
    pageInfo: z.object({ path: text(100), width: z.int().min(0).max(100_000), height: z.int().min(0).max(100_000), language: short }),
  }),
  identity: z.object({
    roles: z.array(short).max(10),
    timezone: short,
    platform: short,
    /** Variants by test. */
    tests: z.record(short, z.int().min(0).max(100)).refine((tests) => Object.keys(tests).length <= 10, "at most 10 tests"),
    lifeCycle: short.nullable(),
    sessionCount: z.int().min(0).max(1_000_000_000),
  }),
  occurredAt: instant,
});
export type TrackerEvent = z.output<typeof trackerEvent>;

/** The server's answer: the event is on the disk, or it is not and may be sent again. */
export type TrackerAnswer = { success: true } | { success: false; message: string; retryAfter?: number };

/** What travels from a client to the server, as socket.io types it. */
export interface ClientEvents {
  "event:create": (event: z.input<typeof trackerEvent>, answer: (answer: TrackerAnswer) => void) => void;
}
