import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

type ExportedEvent = Row<
  typeof schema.events,
  "eventId" | "name" | "params" | "sessionId" | "client" | "occurredAt" | "receivedAt"
>;

const events = exportFile<ExportedEvent>({
  name: "events",
  about:
    "What the app logged about how you use it, such as screens you opened. It stays on this server.",
  fields: {
    eventId: "number of the event",
    name: "what happened",
    params: "its details",
    sessionId: "the visit it happened in",
    client: "web or desktop",
    occurredAt: "when it happened, by your device's clock",
    receivedAt: "when the server received it",
  },
  page: (sql, owner, last) => sql<ExportedEvent[]>`
    select event_id, name, params, session_id, client, occurred_at, received_at from events
    where user_id = ${owner.userId} and event_id > ${last?.eventId ?? 0} order by event_id limit ${EXPORT_PAGE}`,
});

/** A person's tracking events. */
export const eventData: PersonalData = {
  move: async (sql, { from, into }) => {
    await sql`update events set user_id = ${into.userId} where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) => void (await sql`delete from events where user_id = ${owner.userId}`),
  files: [events],
};
