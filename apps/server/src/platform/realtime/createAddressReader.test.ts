import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { TrustProxy } from "../http/trustProxy.ts";
import { createAddressReader } from "./createAddressReader.ts";

const read = (trustProxy: TrustProxy, remoteAddress: string, forwarded?: string) =>
  createAddressReader(trustProxy)({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage); // the part of a request that is read

test("trusts only configured proxies", () => {
  expect(read(false, "192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
  expect(read("10.0.0.0/8, loopback", "10.1.2.3", "203.0.113.9, 198.51.100.7")).toBe(
    "198.51.100.7",
  );
  expect(read((_address, hop) => hop < 1, "10.1.2.3", "203.0.113.9, 198.51.100.7")).toBe(
    "198.51.100.7",
  );
});

test("treats an IPv6 network as a single address", () => {
  expect(read(false, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(read(false, "2001:db8::6")).toBe("2001:db8:0:0");
  expect(read(false, "::1")).toBe("0:0:0:0");
  expect(read(false, "::ffff:192.0.2.1")).toBe("::ffff:192.0.2.1");
});
