import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { expect, it } from "vitest";
import { memoryDevice } from "../../../test/memoryDevice.ts";
import { storeVariant, readVariant } from "./deviceVariants.ts";

const KEY = "abTest.searchPlaceholder";
const COOKIE = "worthy-test-searchPlaceholder";
const read = (kept: Record<string, string>, cookies: Record<string, string>) =>
  readVariant(SEARCH_PLACEHOLDER, memoryDevice(kept, cookies));

it("reads a device's variant from the cookie, falling back to its storage", () => {
  expect(read({ [KEY]: "1" }, { worthy: "x", [COOKIE]: "3" })).toBe(3);
  expect(read({ [KEY]: "1" }, { [`${COOKIE}s`]: "3", other: "2" })).toBe(1);
  expect(read({ [KEY]: "1" }, { [COOKIE]: "9" })).toBe(1);
  expect(read({ [KEY]: "seven" }, { [COOKIE]: "" })).toBeNull();
  expect(read({}, {})).toBeNull();
});

// shows: 4.ab.3
it("saves the variant in both, with a same-site cookie that lasts a year", () => {
  const device = memoryDevice();
  storeVariant(SEARCH_PLACEHOLDER, 0, device);
  expect(device.storage.all()).toEqual({ [KEY]: "0" });
  expect(device.set).toEqual([`${COOKIE}=0; path=/; max-age=31536000; samesite=lax`]);
  expect(readVariant(SEARCH_PLACEHOLDER, device)).toBe(0);
});
