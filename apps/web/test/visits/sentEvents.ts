import type { Pages } from "./startPages.ts";

/** An event as the page sends it. */
export interface SentEvent {
  id: string;
  name: string;
  occurredAt: string;
  sessionId?: string;
  params: Record<string, unknown>;
}

/** The events that the server stores: an event sent again, because the response came too late, keeps its id and is stored once. */
export function sentEvents({ calls }: Pages): SentEvent[] {
  const sent = calls
    .filter(({ id }) => id === "recordEvents")
    .flatMap(({ input }) => (input.body as { events: SentEvent[] }).events); // the contract's body
  return [...new Map(sent.map((event) => [event.id, event])).values()];
}
