// Loaded into the product before it starts: reports to its parent, on request, the longest stall of
// the event loop since the last request, and its memory.
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Probe } from "./largeProduct.ts";

const delays = monitorEventLoopDelay({ resolution: 2 });
delays.enable();
process.on("message", (message) => {
  if (message !== "worthy bench") return;
  const probe: Probe = { stallMs: delays.max / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
  delays.reset();
  process.send?.(probe);
});
// Waiting for requests must not keep the product alive.
process.channel?.unref();
