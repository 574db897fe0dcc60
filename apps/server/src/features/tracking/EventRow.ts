/** One stored event. */
export interface EventRow {
  /** UTC day of the partition, `YYYY-MM-DD`. */
  day: string;
  /** Stored once a day, however often it arrives. */
  eventKey: string;
  userId: string | null;
  name: string;
  params: Readonly<Record<string, string | number | boolean | null>>;
  sessionId: string | null;
  client: string | null;
  /** ISO 8601. */
  occurredAt: string;
}
