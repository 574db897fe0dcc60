import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createDoor } from "./createDoor.ts";
import { SOCKET_LIMITS, type SocketLimits } from "./socketLimits.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage; // the part of a request that is read

function doorWith(limits: Partial<SocketLimits>) {
  let time = 0;
  const door = createDoor({
    limits: { ...SOCKET_LIMITS, ...limits },
    trustProxy: false,
    publicUrl: "https://worthy.example",
    now: () => time,
  });
  return { door, pass: (ms: number) => (time += ms) };
}
const place = { release: expect.any(Function) as () => void };

describe("the door of the socket", () => {
  it("admits pages of this origin and programs, but no other site's pages", () => {
    const { door } = doorWith({});
    const enter = (headers: Record<string, string>) =>
      door.enter(from("192.0.2.1", { host: "b2b.localhost:3000", ...headers }));
    expect(enter({})).toEqual(place);
    expect(enter({ origin: "https://worthy.example" })).toEqual(place);
    expect(enter({ origin: "http://b2b.localhost:3000" })).toEqual(place);
    for (const origin of [
      "https://evil.example",
      "null",
      "",
      "https://worthy.example.evil.example",
    ])
      expect(enter({ origin })).toBe(403);
  });

  it("has a number of slots per address, and reuses them", () => {
    const { door } = doorWith({ connectionsPerAddress: 1 });
    const first = door.enter(from("192.0.2.1"));
    expect(door.enter(from("192.0.2.1"))).toBe(429);
    expect(door.enter(from("192.0.2.2"))).toEqual(place);
    if (typeof first === "object") first.release();
    expect(door.enter(from("192.0.2.1"))).toEqual(place);
  });

  it("has a number of slots in total, and when full takes none of an address's", () => {
    const { door } = doorWith({ connections: 1, connectionsPerAddress: 1 });
    const first = door.enter(from("192.0.2.1"));
    expect(door.enter(from("192.0.2.2"))).toBe(429);
    if (typeof first === "object") first.release();
    expect(door.enter(from("192.0.2.2"))).toEqual(place);
  });

  it("rejects addresses that connect too often, for a minute", () => {
    const { door, pass } = doorWith({ handshakesPerMinute: 2 });
    for (const answer of [place, place, 429]) expect(door.enter(from("192.0.2.1"))).toEqual(answer);
    expect(door.enter(from("192.0.2.2"))).toEqual(place);
    pass(60_000);
    expect(door.enter(from("192.0.2.1"))).toEqual(place);
  });
});
