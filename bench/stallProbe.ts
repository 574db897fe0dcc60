// Loaded into the product before it starts: tells its parent, when asked, how long its event loop stood still at most since it was asked last, and its memory.
import { monitorEventLoopDelay } from "node:perf_hooks";

/** What the product tells of itself. */
export interface Probe {
  stallMs: number;
  megabytes: number;
}

const delays = monitorEventLoopDelay({ resolution: 2 });
delays.enable();
process.on("message", (message) => {
  if (message !== "worthy bench") return;
  const probe: Probe = { stallMs: delays.max / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
  delays.reset();
  process.send?.(probe);
});
// Asking must not keep the product alive.
process.channel?.unref();
