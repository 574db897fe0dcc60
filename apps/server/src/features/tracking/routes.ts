import { handlersOf } from "../../platform/http/handler.ts";

export function trackingHandlers() {
  return handlersOf<"recordEvents">({
    recordEvents: async ({ body }, { owner, sql, client, now }) => {
      const rows = body.events.map(({ name, params, occurredAt, sessionId }) => ({
        user_id: owner?.userId ?? null,
        name,
        params,
        session_id: sessionId ?? null,
        client,
        occurred_at: occurredAt ?? new Date(now).toISOString(),
      }));
      // One statement and one parameter for the whole batch.
      await sql`
        insert into events (user_id, name, params, session_id, client, occurred_at)
        select * from json_to_recordset(${JSON.stringify(rows)}::text::json)
          as batch(user_id text, name text, params jsonb, session_id text, client text, occurred_at timestamptz)`;
      return { success: true as const, accepted: rows.length };
    },
  });
}
