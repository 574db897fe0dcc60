import type { EventRow } from "../EventRow.ts";

/** A store outside the product that events go to as well. Nobody waits for it, and what it cannot take harms nobody. */
export interface EventSink {
  /** Takes events that are on the disk here. One that was sent twice may come twice, under the same id. */
  take(rows: readonly EventRow[]): void;
  /** Hands over what waits. */
  close(): Promise<void>;
}
