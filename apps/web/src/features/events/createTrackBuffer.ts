import { createBuffer, type Buffer } from "./createBuffer.ts";
import { isExpected } from "./isExpected.ts";
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

/** Collects events until the sender is loaded, without faults that are none by their cause. */
export function createTrackBuffer(): TrackBuffer {
  const { put, pass } = createBuffer<Fired>();
  const track: Track = (name, params, cause) => {
    if (!isExpected(cause)) put({ name, params, at: Date.now(), cause });
  };
  return { track, pass };
}
