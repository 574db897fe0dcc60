import type { TrackerEvent } from "@worthy/contract";
import { eventText, testsText } from "@worthy/domain";
import type { TakeTracked } from "../../platform/realtime/receiveTrackerEvents.ts";
import { newTextId } from "../../platform/ids.ts";
import type { EventWriter } from "./createEventWriter.ts";
import type { EventAllowance } from "./createEventAllowance.ts";
import { eventDay } from "./eventDays.ts";
import type { EventRow } from "./EventRow.ts";
import { TOO_MANY } from "./eventGuards.ts";
import { COME_AGAIN_S } from "./routes.ts";

interface TakerParts {
  write: EventWriter["write"];
  allowance: EventAllowance;
  now(): number;
}

/**
 * Stores a page view sent over the socket: a `page_view` with more parameters than one in a batch.
 */
export function takeTracked({ write, allowance, now }: TakerParts): TakeTracked {
  return async (event, { userId, network }) => {
    const wait = allowance.take(network, 1, now());
    if (wait !== null) return { success: false, message: TOO_MANY, retryAfter: wait };
    const written = await write([rowOf(event, userId, now())]);
    if (written === "kept") return { success: true };
    if (written === "gone") return { success: false, message: "This account no longer exists." };
    return {
      success: false,
      message: "Too much is waiting to be saved.",
      retryAfter: COME_AGAIN_S,
    };
  };
}

/** Omits unknown parameters, as in a batch. */
function known(params: Record<string, EventRow["params"][string] | undefined>): EventRow["params"] {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** A `page_view` as declared in the event catalogue, with the parameters added over the socket. */
export function rowOf(
  { id = newTextId(), source, sessionId, data, identity, occurredAt: sent }: TrackerEvent,
  userId: string | null,
  now: number,
): EventRow {
  const occurredAt = sent ?? new Date(now).toISOString();
  const { pageInfo } = data;
  return {
    day: eventDay(Date.parse(occurredAt), now),
    eventKey: id,
    userId,
    name: "page_view",
    params: known({
      screen: data.screenName,
      path: pageInfo.path,
      width: pageInfo.width,
      height: pageInfo.height,
      language: pageInfo.language,
      version: data.version,
      platform: data.platform,
      device_id: data.deviceId,
      roles: eventText(identity.roles.join(" ")),
      timezone: identity.timezone,
      tests: eventText(testsText(identity.tests)),
      life_cycle: identity.lifeCycle,
      session_count: identity.sessionCount,
    }),
    sessionId,
    client: source,
    occurredAt,
  };
}
