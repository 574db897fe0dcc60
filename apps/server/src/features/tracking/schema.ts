import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant, now, personKey, view } from "../../platform/database/columns.ts";

/**
 * Events, in partitions of one UTC day each (`features/tracking/eventDays.ts`): an expired day is
 * dropped as a whole. Drizzle doesn't support partitions, so its migration was written by hand.
 */
export const events = pgTable(
  "events",
  {
    /**
     * The day it happened, if within a week before it arrived. An event sent again has the same
     * day, and is recognised by its key.
     */
    day: date({ mode: "string" }).notNull(),
    eventKey: text().notNull(),
    eventId: id()
      .notNull()
      .default(sql`nextval('events_event_id_seq')`),
    userId: personKey(),
    name: text().notNull(),
    params: jsonb().$type<Record<string, unknown>>().notNull(),
    sessionId: text(),
    client: text(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull().default(now()),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.eventKey] }),
    index("events_by_person").on(t.userId, t.eventId),
  ],
);

// Read by other features.

export const eventsView = pgView("events_view").as(() =>
  view
    .select({
      day: events.day,
      name: events.name,
      params: events.params,
      sessionId: events.sessionId,
      userId: events.userId,
      occurredAt: events.occurredAt,
    })
    .from(events),
);
