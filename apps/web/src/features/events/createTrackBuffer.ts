import { createBuffer, type Buffer } from "./createBuffer.ts";
import type { EventName, Track } from "./Track.ts";

/** An event as fired. */
export interface Fired {
  name: EventName;
  params: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  at: number;
  /** The cause of a fault. */
  cause?: unknown;
}

export interface TrackBuffer {
  track: Track;
  pass: Buffer<Fired>["pass"];
}

/** Collects events until the sender is loaded. */
export function createTrackBuffer(): TrackBuffer {
  const { put, pass } = createBuffer<Fired>();
  return { track: (name, params, cause) => put({ name, params, at: Date.now(), cause }), pass };
}
