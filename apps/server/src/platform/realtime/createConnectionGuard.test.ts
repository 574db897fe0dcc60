import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createConnectionGuard } from "./createConnectionGuard.ts";
import { SOCKET_LIMITS, type SocketLimits } from "./socketLimits.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage; // the part of a request that is read

function guardWith(limits: Partial<SocketLimits>) {
  let time = 0;
  const guard = createConnectionGuard({
    limits: { ...SOCKET_LIMITS, ...limits },
    trustProxy: false,
    publicUrl: "https://worthy.example",
    now: () => time,
  });
  return { guard, pass: (ms: number) => (time += ms) };
}
const place = { release: expect.any(Function) as () => void };

describe("the socket's connection guard", () => {
  it("accepts programs and pages from this origin, but not pages from other sites", () => {
    const { guard } = guardWith({});
    const enter = (headers: Record<string, string>) =>
      guard.enter(from("192.0.2.1", { host: "b2b.localhost:3000", ...headers }));
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

  it("allows a limited number of connections per IP address, and reuses released slots", () => {
    const { guard } = guardWith({ connectionsPerAddress: 1 });
    const first = guard.enter(from("192.0.2.1"));
    expect(guard.enter(from("192.0.2.1"))).toBe(429);
    expect(guard.enter(from("192.0.2.2"))).toEqual(place);
    if (typeof first === "object") first.release();
    expect(guard.enter(from("192.0.2.1"))).toEqual(place);
  });

  it("allows a limited number of connections in total, without counting refused ones for their IP address", () => {
    const { guard } = guardWith({ connections: 1, connectionsPerAddress: 1 });
    const first = guard.enter(from("192.0.2.1"));
    expect(guard.enter(from("192.0.2.2"))).toBe(429);
    if (typeof first === "object") first.release();
    expect(guard.enter(from("192.0.2.2"))).toEqual(place);
  });

  it("refuses an IP address for a minute if it connects too often", () => {
    const { guard, pass } = guardWith({ handshakesPerMinute: 2 });
    for (const answer of [place, place, 429])
      expect(guard.enter(from("192.0.2.1"))).toEqual(answer);
    expect(guard.enter(from("192.0.2.2"))).toEqual(place);
    pass(60_000);
    expect(guard.enter(from("192.0.2.1"))).toEqual(place);
  });
});
