import { expect, it } from "vitest";
import { createRealtimeHub } from "./realtimeHub.ts";
import type { SocketServer } from "./socketServer.ts";

function hubWith(emit: (...event: unknown[]) => void) {
  const errors: string[] = [];
  const hub = createRealtimeHub({
    error: (_fields: unknown, message?: string) => void errors.push(message ?? ""),
  });
  const rooms: unknown[] = [];
  const attach = () =>
    hub.attach({
      to: (to: unknown) => (rooms.push(to), { emit }),
      local: { emit },
    } as unknown as SocketServer); // the part of a server that is used
  return { hub, attach, rooms, errors };
}
const settings = { origin: null, what: "settings" } as const;

it("doesn't notify anyone while no server is attached or a room is empty", () => {
  const sent: unknown[] = [];
  const { hub, attach, rooms } = hubWith((...event) => sent.push(event));
  hub.publish(["abcdefghijkl"], "account:changed", settings);
  attach();
  hub.publish([], "account:changed", settings);
  expect([sent, rooms]).toEqual([[], []]);
  hub.publish(["abcdefghijkl", "mnopqrstuvwx"], "account:changed", settings);
  expect(rooms).toEqual([["user:abcdefghijkl", "user:mnopqrstuvwx"]]);
  expect(sent).toEqual([["account:changed", settings]]);
});

it("doesn't send any message that isn't in the contract", () => {
  const sent: unknown[] = [];
  const { hub, attach, errors } = hubWith((...event) => sent.push(event));
  attach();
  hub.publish(["abcdefghijkl"], "account:changed", {
    ...settings,
    email: "secret@example.org",
  } as typeof settings);
  hub.publish(["abcdefghijkl"], "account:changed", { origin: null, what: "everything" } as never);
  expect(sent).toEqual([["account:changed", settings]]);
  expect(errors).toEqual(["couldn't notify sockets"]);
});

it("never causes a completed write to fail", () => {
  const { hub, attach, errors } = hubWith(() => {
    throw new Error("gone");
  });
  attach();
  hub.notifyLocalSockets("account:changed", settings);
  expect(errors).toEqual(["couldn't notify sockets"]);
});
