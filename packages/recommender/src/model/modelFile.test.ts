import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { syntheticCommunity } from "../people/syntheticCommunity.ts";
import { decodeCommunity } from "../community/decodeCommunity.ts";
import { encodeCommunity } from "../community/encodeCommunity.ts";
import { VERSION_AT } from "./modelFile.ts";

const community = syntheticCommunity(37);
const bytes = encodeCommunity(community);

test("the checksum is a standard CRC-32", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

test("a model survives a round trip through a file at any memory offset", () => {
  const shifted = new Uint8Array(bytes.length + 3).subarray(3);
  shifted.set(bytes);
  expect(decodeCommunity(bytes)).toEqual({ ok: true, community });
  expect(decodeCommunity(shifted)).toEqual({ ok: true, community });
  expect(decodeCommunity(Buffer.from(bytes))).toEqual({ ok: true, community });
});

test("a single flipped bit is rejected", () => {
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
      expect(decodeCommunity(damaged).ok).toBe(false);
    }),
  );
});

test("a truncated file is reported as truncated, and one with extra bytes is rejected", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: bytes.length - 1 }), (length) => {
      expect(decodeCommunity(bytes.slice(0, length))).toMatchObject({ reason: "truncated" });
    }),
  );
  expect(decodeCommunity(new Uint8Array([...bytes, 0]))).toMatchObject({ reason: "corrupt" });
});

test("the error says whether the file has an older or newer version or isn't a model", () => {
  const withVersion = (version: number) => {
    const copy = bytes.slice();
    new DataView(copy.buffer).setUint32(VERSION_AT, version, true);
    return decodeCommunity(copy);
  };
  expect(withVersion(1)).toMatchObject({
    reason: "old-version",
    message: expect.stringContaining("older format version 1"),
  });
  expect(withVersion(3)).toMatchObject({
    reason: "new-version",
    message: expect.stringContaining("newer format version 3"),
  });
  expect(decodeCommunity(new TextEncoder().encode("{}"))).toMatchObject({ reason: "not-a-model" });
  expect(decodeCommunity(new Uint8Array())).toMatchObject({ reason: "not-a-model" });
});
