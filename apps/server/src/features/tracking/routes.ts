import { randomUUID } from "node:crypto";
import { isReservedName } from "@worthy/domain";
import { fieldName } from "../../platform/http/issueMessage.ts";
import { handlersOf } from "../../platform/http/handler.ts";
import { sha256 } from "../../platform/ids.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { DeclaredFilter } from "./createDeclaredFilter.ts";
import type { EventWriter } from "./createEventWriter.ts";
import { eventDay } from "./eventDays.ts";
import type { EventRow } from "./EventRow.ts";

/** Seconds before a client may retry if there was no room. */
export const COME_AGAIN_S = 5;

interface TrackingPorts extends Pick<EventWriter, "write">, Pick<DeclaredFilter, "declared"> {
  /** Called with every stored event. */
  heard(event: EventRow): void;
}

export function trackingHandlers({ write, declared, heard }: TrackingPorts) {
  return handlersOf({
    recordEvents: async ({ body }, { owner, client, now, idempotencyKey }) => {
      const reserved = body.events.findIndex(({ name, params }) =>
        [name, ...Object.keys(params)].some(isReservedName),
      );
      if (reserved >= 0)
        return refuse("invalid", `${fieldName(["events", reserved])} has a reserved name`);
      const userId = owner?.userId ?? null;
      const undeclared = new Set<string>();
      const noted = body.events.flatMap((event, at) => {
        const known = declared(event);
        if (!known) undeclared.add(event.name);
        return known ? [{ ...known, at }] : [];
      });
      const rows = noted.map(({ id, name, params, occurredAt, sessionId, at }) => ({
        day: eventDay(occurredAt === undefined ? now : Date.parse(occurredAt), now),
        // Without an id, the request is identified by its idempotency key, like any write.
        eventKey:
          id ??
          (idempotencyKey === null
            ? randomUUID()
            : sha256(JSON.stringify([userId, idempotencyKey, at, name, params])).slice(0, 40)),
        userId,
        name,
        params,
        sessionId: sessionId ?? null,
        client,
        occurredAt: occurredAt ?? new Date(now).toISOString(),
      }));
      const written = await write(rows);
      if (written === "gone") return refuse("unauthenticated", "This account no longer exists.");
      if (written === "full")
        return new Refusal("unavailable", "Too much is waiting to be saved.", {
          retryAfter: COME_AGAIN_S,
        });
      rows.forEach(heard);
      return {
        success: true as const,
        accepted: rows.length,
        ...(undeclared.size > 0 ? { undeclared: [...undeclared] } : {}),
      };
    },
  });
}
