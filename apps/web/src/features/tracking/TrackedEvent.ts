/** One event on its way to the server. */
export interface TrackedEvent {
  /** Random: sent again, the server keeps it once. */
  id: string;
  name: string;
  params: Record<string, string | number | boolean | null>;
  occurredAt: string;
  /** Absent where nobody agreed that use is noted. */
  sessionId?: string;
}
