import { trackerEvent, type TrackerAnswer, type TrackerEvent } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "socket.io";

/** Whose a socket is, and the network that it comes from. */
export interface SocketOf {
  userId: string | null;
  network: string;
}

/** Keeps what a client tells of, for the person of its socket or for nobody. */
export type TakeTracked = (event: TrackerEvent, from: SocketOf) => Promise<TrackerAnswer>;

interface TrackerParts {
  take: TakeTracked;
  log: Pick<FastifyBaseLogger, "error">;
  from: SocketOf;
}

/** Events of one socket that may wait for their answer at once. A client of ours has one. */
const MOST_UNANSWERED = 5;
const COME_AGAIN_S = 5;

/** Takes `event:create` of a socket and answers each when it is kept. What comes faster than it is written is turned away, never gathered. */
export function hearTracker(socket: Socket, { take, log, from }: TrackerParts): void {
  let unanswered = 0;
  const answerOf = async (payload: unknown): Promise<TrackerAnswer> => {
    const parsed = trackerEvent.safeParse(payload);
    if (!parsed.success) return { success: false, message: parsed.error.issues[0]?.message ?? "is no event" };
    if (unanswered >= MOST_UNANSWERED) return { success: false, message: "Too many at once.", retryAfter: COME_AGAIN_S };
    unanswered += 1;
    try {
      return await take(parsed.data, from);
    } catch (error) {
      log.error({ err: error }, "an event of a socket could not be kept");
      return { success: false, message: "Server Error", retryAfter: COME_AGAIN_S };
    } finally {
      unanswered -= 1;
    }
  };
  socket.on("event:create", (payload: unknown, answer: unknown) => {
    // Nobody waits for it: then it may as well be lost.
    if (typeof answer === "function") void answerOf(payload).then((said) => void Reflect.apply(answer, undefined, [said]));
  });
}
