import type { EventRow } from "../EventRow.ts";

/** An additional external store for events. Nobody waits for it, and its failures harm nobody. */
export interface EventSink {
  /** Takes events stored here. An event sent twice may arrive twice, with the same id. */
  take(rows: readonly EventRow[]): void;
  /** Passes on pending events. */
  close(): Promise<void>;
}
