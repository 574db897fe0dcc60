/** An event to be sent to the server. */
export interface TrackedEvent {
  /** Random, so an event sent again is stored once. */
  id: string;
  name: string;
  params: Record<string, string | number | boolean | null>;
  occurredAt: string;
  /** Absent without consent to usage tracking. */
  sessionId?: string;
}
