import { EventEmitter } from "node:events";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectRealtime } from "./connectRealtime.ts";

/** Replaces socket.io's client and records its use. */
class FakeSocket extends EventEmitter {
  connected = true;
  readonly done: string[] = [];
  readonly heard: ((name: string, payload: unknown) => void)[] = [];
  onAny(hear: (name: string, payload: unknown) => void): void {
    this.heard.push(hear);
  }
  timeout(): { emitWithAck: (name: string, event: unknown) => Promise<{ success: boolean }> } {
    return {
      emitWithAck: async (name, event) => (
        this.done.push(`${name} ${String(event)}`),
        { success: true }
      ),
    };
  }
  connect(): void {
    this.done.push("connect");
  }
  disconnect(): void {
    this.done.push("disconnect");
  }
}

const made = vi.hoisted(() => ({ io: vi.fn<(options: Record<string, unknown>) => unknown>() }));
vi.mock("socket.io-client", () => made);

const device = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  navigator: { onLine: true },
};
beforeEach(() => {
  vi.stubGlobal("addEventListener", device.window.addEventListener.bind(device.window));
  vi.stubGlobal("document", device.document);
  vi.stubGlobal("navigator", device.navigator);
  device.navigator.onLine = true;
});
afterEach(() => void vi.unstubAllGlobals());

function open() {
  const socket = new FakeSocket();
  made.io.mockReturnValue(socket);
  const queryClient = new QueryClient();
  queryClient.setQueryData(["ratings", "listRatings", {}], "old");
  const checkSession = vi.fn<() => void>();
  const { close, sendEvent } = connectRealtime({
    bearer: "b",
    queryClient,
    origin: "this-very-tab",
    readAt: performance.now() - 5_000,
    checkSession,
  });
  const isStale = () => queryClient.getQueryState(["ratings", "listRatings", {}])?.isInvalidated;
  const happens = (name: string, target: EventTarget = device.window) =>
    target.dispatchEvent(new Event(name));
  return { socket, checkSession, close, sendEvent, isStale, happens };
}

/** What the last socket would send in its handshake now. */
function shown(): { bearer?: string; behind?: number } {
  const auth = made.io.mock.lastCall?.[0]["auth"] as (show: (handshake: object) => void) => void; // as socket.io calls it
  let handshake = {};
  auth((what) => void (handshake = what));
  return handshake;
}

describe("connectRealtime", () => {
  // shows: 9.events.8
  it("sends the bearer token only in the handshake, uses only WebSockets and tries 5 times", () => {
    open();
    const [options] = made.io.mock.lastCall ?? [];
    expect(options).toMatchObject({
      transports: ["websocket"],
      reconnectionAttempts: 5,
      autoConnect: true,
    });
    expect(shown()).toMatchObject({ bearer: "b" });
    expect(JSON.stringify({ ...options, auth: null })).not.toContain('"b"');
  });

  // shows: 4.shared.6
  it("first catches up on changes since its data loaded, and later refetches everything", async () => {
    const { socket, isStale } = open();
    const { behind } = shown();
    expect(behind).toBeGreaterThanOrEqual(5_000);
    expect(behind).toBeLessThan(60_000);
    socket.emit("connect");
    expect(isStale()).toBe(false);
    for (const hear of socket.heard) hear("ratings:changed", { origin: "another-tab", titles: [] });
    await vi.waitFor(() => expect(isStale()).toBe(true));
    expect(shown()).toEqual({ bearer: "b" });
  });

  it("refetches everything after an interruption, but not after the first connection", () => {
    const { socket, isStale } = open();
    socket.emit("connect");
    expect(isStale()).toBe(false);
    socket.emit("disconnect", "transport close");
    socket.emit("connect");
    expect(isStale()).toBe(true);
  });

  it("checks the session only when the server rejects the connection", () => {
    const { socket, checkSession } = open();
    socket.emit("disconnect", "transport close");
    socket.emit("connect_error", new Error("websocket error"));
    expect(checkSession).not.toHaveBeenCalled();
    socket.emit("disconnect", "io server disconnect");
    socket.emit("connect_error", new Error("unauthenticated"));
    expect(checkSession).toHaveBeenCalledTimes(2);
  });

  it("disconnects when offline and reconnects when the network or the user returns", () => {
    const { socket, happens, close } = open();
    device.navigator.onLine = false;
    happens("offline");
    expect(socket.done).toEqual(["disconnect"]);
    socket.connected = false;
    happens("visibilitychange", device.document);
    expect(socket.done).toEqual(["disconnect"]);
    device.navigator.onLine = true;
    happens("online");
    happens("visibilitychange", device.document);
    expect(socket.done).toEqual(["disconnect", "connect", "connect"]);
    close();
    happens("online");
    expect(socket.done).toEqual(["disconnect", "connect", "connect", "disconnect"]);
  });

  it("sends an event while connected, and reports whether it was saved", async () => {
    const { socket, sendEvent } = open();
    expect(await sendEvent("a view" as never)).toBe(true);
    expect(socket.done).toEqual(["event:create a view"]);
    socket.connected = false;
    expect(await sendEvent("another" as never)).toBe(false);
    expect(socket.done).toHaveLength(1);
  });
});
