import { createBuffer, type Buffer } from "./createBuffer.ts";
import type { EventName, Track } from "./events.ts";

/** An event as it was fired. */
export interface Fired {
  name: EventName;
  params: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  at: number;
  /** What a fault is told of by. */
  cause?: unknown;
}

export interface TrackBuffer {
  track: Track;
  pass: Buffer<Fired>["pass"];
}

/** Keeps events until the part that sends them is there. */
export function createTrackBuffer(): TrackBuffer {
  const { put, pass } = createBuffer<Fired>();
  return { track: (name, params, cause) => put({ name, params, at: Date.now(), cause }), pass };
}
