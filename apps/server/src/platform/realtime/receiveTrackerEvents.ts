import { trackerEvent, type TrackerAnswer, type TrackerEvent } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "socket.io";
import { describeIssue, issueMessage } from "../http/issueMessage.ts";

/** The person of a socket, and the network it comes from. */
export interface SocketOf {
  userId: string | null;
  network: string;
}

/** Stores a client's event, for the person of its socket or for nobody. */
export type TakeTracked = (event: TrackerEvent, from: SocketOf) => Promise<TrackerAnswer>;

interface TrackerParts {
  take: TakeTracked;
  log: Pick<FastifyBaseLogger, "error">;
  from: SocketOf;
}

/** Maximum number of unacknowledged events per socket. Our clients have one. */
const MOST_UNANSWERED = 5;
const COME_AGAIN_S = 5;

/**
 * Handles a socket's `event:create`, acknowledging each once stored. Events that arrive faster than
 * they are written are rejected, not queued.
 */
export function receiveTrackerEvents(socket: Socket, { take, log, from }: TrackerParts): void {
  let unanswered = 0;
  const answerOf = async (payload: unknown): Promise<TrackerAnswer> => {
    const parsed = trackerEvent.safeParse(payload, { error: issueMessage });
    if (!parsed.success)
      return { success: false, message: describeProblem(parsed.error.issues[0]) };
    if (unanswered >= MOST_UNANSWERED)
      return { success: false, message: "Too many at once.", retryAfter: COME_AGAIN_S };
    unanswered += 1;
    try {
      return await take(parsed.data, from);
    } catch (error) {
      log.error({ err: error }, "couldn't store a socket's event");
      return { success: false, message: "Server Error", retryAfter: COME_AGAIN_S };
    } finally {
      unanswered -= 1;
    }
  };
  socket.on("event:create", (payload: unknown, answer: unknown) => {
    // Without an acknowledgement callback, nobody notices if it is lost.
    if (typeof answer === "function")
      void answerOf(payload).then((said) => void Reflect.apply(answer, undefined, [said]));
  });
}

/** What is wrong with an event, and in which field. */
function describeProblem(issue: { path: PropertyKey[]; message: string } | undefined): string {
  if (!issue || issue.path.length === 0) return "An event is an object with its fields.";
  return describeIssue(issue);
}
