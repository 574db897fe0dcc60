/** One event as it is kept. */
export interface EventRow {
  /** UTC day of the partition, `YYYY-MM-DD`. */
  day: string;
  /** Kept once a day, however often it comes. */
  eventKey: string;
  userId: string | null;
  name: string;
  params: Readonly<Record<string, string | number | boolean | null>>;
  sessionId: string | null;
  client: string | null;
  /** ISO 8601. */
  occurredAt: string;
}
