import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchedSocket } from "./watchedSocket.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "setImmediate", "performance"] }));
afterEach(() => vi.useRealTimers());

/** A connection that is looked at every 100 ms, and given up after 400 ms without an answer. */
function connect() {
  const bytes = { written: 0, read: 0 };
  const socket = watchedSocket(400)({ host: ["localhost"], port: [5432] });
  Object.defineProperties(socket, {
    bytesWritten: { get: () => bytes.written },
    bytesRead: { get: () => bytes.read },
  });
  const errors: string[] = [];
  socket.on("error", ({ message }) => errors.push(message));
  return { bytes, isGivenUp: () => socket.destroyed };
}

it("doesn't give up a connection that has just been written to after a pause", () => {
  const { bytes, isGivenUp } = connect();
  bytes.written = bytes.read = 10;
  vi.advanceTimersByTime(480);
  bytes.written = 20;
  vi.advanceTimersByTime(30);
  expect(isGivenUp()).toBe(false);
  bytes.read = 20;
  vi.advanceTimersByTime(300);
  expect(isGivenUp()).toBe(false);
});

it("gives up a connection that doesn't answer, also after a pause", () => {
  const { bytes, isGivenUp } = connect();
  bytes.written = bytes.read = 10;
  vi.advanceTimersByTime(480);
  bytes.written = 20;
  vi.advanceTimersByTime(400);
  expect(isGivenUp()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isGivenUp()).toBe(true);
});

it.each([50, 150, 250])(
  "gives up a connection that never answers, even if something is written every %i ms",
  (every) => {
    const { bytes, isGivenUp } = connect();
    bytes.read = 10;
    for (let at = 0; at < 1000; at += every) {
      bytes.written += 10;
      vi.advanceTimersByTime(every);
    }
    expect(isGivenUp()).toBe(true);
  },
);
