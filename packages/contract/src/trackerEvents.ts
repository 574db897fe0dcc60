import { z } from "zod";
import { eventKey, instant, text, userId } from "./fields.ts";

const short = text(40);

const measure = z.int().min(0).max(100_000);

/** A role's name, alone or in an object as users have it. */
const role = z.union([short, z.object({ name: short }).transform(({ name }) => name)]);

/** A page view that a client reports over the socket: `event:create`. */
export const trackerEvent = z.object({
  /**
   * An event with the same id in a batch of POST /api/event is the same event. The server makes one
   * if there is none.
   */
  id: eventKey.optional(),
  /** The client that sends it. */
  source: short,
  sessionId: short,
  data: z.object({
    /** The client's view; the socket's bearer decides whose event it is. */
    userId: userId.nullable(),
    screenName: short,
    version: short,
    platform: short,
    /** Random, made by the device; null if it has none. */
    deviceId: short.nullable(),
    pageInfo: z
      .object({ path: text(100), width: measure, height: measure, language: short })
      .partial(),
  }),
  identity: z.object({
    roles: z.array(role).max(10),
    timezone: short,
    platform: short,
    /** Variants by test. */
    tests: z
      .record(short, z.int().min(0).max(100))
      .refine((tests) => Object.keys(tests).length <= 10, "at most 10 tests"),
    lifeCycle: short.nullable(),
    sessionCount: z.int().min(0).max(1_000_000_000),
  }),
  /** The time of arrival if omitted. */
  occurredAt: instant.optional(),
});
export type TrackerEvent = z.output<typeof trackerEvent>;

/** The server's answer: the event is stored, or it isn't and can be sent again. */
export type TrackerAnswer =
  | { success: true }
  | { success: false; message: string; retryAfter?: number };

/** Events from a client to the server, as typed by socket.io. */
export interface ClientEvents {
  "event:create": (
    event: z.input<typeof trackerEvent>,
    answer: (answer: TrackerAnswer) => void,
  ) => void;
}
