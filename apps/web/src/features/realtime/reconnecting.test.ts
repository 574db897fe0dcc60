import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { connectRealtime, RECONNECTION_ATTEMPTS } from "./connectRealtime.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Longer than the longest delay between attempts, including jitter. */
const PAST_A_WAIT_MS = 20_000;

// shows: 9.events.8
it("retries five times if no server answers, then gives up", async () => {
  let attempts = 0;
  const dead = createServer((connection) => {
    attempts += 1;
    connection.destroy();
  });
  await new Promise<void>((resolve) => dead.listen(0, "127.0.0.1", resolve));
  const { port } = dead.address() as AddressInfo; // it listens on TCP
  vi.stubGlobal("location", {
    protocol: "http:",
    hostname: "127.0.0.1",
    port: String(port),
    host: `127.0.0.1:${port}`,
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { close } = connectRealtime({
    bearer: "b",
    queryClient: new QueryClient(),
    origin: "this-tab",
    readAt: 0,
    checkSession: () => {},
  });
  // The network takes its own time; delays between attempts are skipped.
  for (let round = 0; round < 2 * RECONNECTION_ATTEMPTS; round++) {
    await sleep(40);
    await vi.advanceTimersByTimeAsync(PAST_A_WAIT_MS);
  }
  close();
  dead.close();
  expect([RECONNECTION_ATTEMPTS, attempts]).toEqual([5, 1 + 5]);
});
