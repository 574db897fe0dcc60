import type { SqlTransaction } from "../../../../platform/database/sqlClient.ts";
import { collectChanges } from "./daySums.ts";

interface Arrived {
  day: string;
  name: string;
  userId: string | null;
}

/** Adds events to the sums of their days, in the transaction that stores them. */
export async function countEvents(tx: SqlTransaction, events: readonly Arrived[]): Promise<void> {
  const changes = collectChanges();
  const seen = new Map<string, { userId: string; day: string }>();
  for (const { day, name, userId } of events) {
    changes.add(day, "events", 1);
    if (name === "new_device_session") changes.add(day, "first views", 1);
    if (userId !== null) seen.set(`${userId} ${day}`, { userId, day });
  }
  if (seen.size > 0) {
    const first = await tx<{ day: string }[]>`
      insert into person_days (user_id, day)
      select * from json_to_recordset(${JSON.stringify([...seen.values()])}::text::json) as seen("userId" char(12), day date) order by 1, 2
      on conflict do nothing returning day::text`;
    for (const { day } of first) changes.add(day, "people", 1);
  }
  await changes.save(tx);
}
