import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { parseLinkCode } from "./linkCode.ts";
import { parseLinkName } from "./linkRequest.ts";
import { forgetPendingLink, storePendingLink, readPendingLink } from "./pendingLink.ts";

const MINUTE = 60_000;

describe("a code", () => {
  it("is accepted in upper or lower case, with or without spaces and hyphens", () => {
    for (const typed of ["BCDF-GHJK", "bcdfghjk", " bcdf ghjk ", "b c d f-g h j k"])
      expect(parseLinkCode(typed)).toBe("BCDF-GHJK");
    for (const typed of ["", "BCDF", "BCDF-GHJKL", "BCDF-GHJ1", "BCDFÄHJK"])
      expect(parseLinkCode(typed)).toBeNull();
  });
});

describe("a request's identifier", () => {
  it("must be a code or a token", () => {
    expect(parseLinkName("bcdf-ghjk")).toEqual({ code: "BCDF-GHJK" });
    expect(parseLinkName("a1B2c3")).toEqual({ token: "a1B2c3" });
    for (const value of ["", "a-b", "bcdf-ghj", "../x", "a".repeat(101)])
      expect(parseLinkName(value)).toBeNull();
  });
});

describe("a pending action token", () => {
  const link = { value: "a1B2c3", source: "TV" };

  it("is kept until its request expires", () => {
    const storage = memoryStorage();
    storePendingLink(storage, link, 1000);
    expect(readPendingLink(storage, 1000 + 9 * MINUTE)).toEqual(link);
    expect(readPendingLink(storage, 1000 + 10 * MINUTE)).toBeNull();
    expect(readPendingLink(storage, 0)).toBeNull();
    forgetPendingLink(storage);
    expect(readPendingLink(storage, 1000)).toBeNull();
  });

  it("is dropped if the stored value is corrupt", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (pendingActionToken) => {
        expect(readPendingLink(memoryStorage({ pendingActionToken }), 1000)).toBeNull();
      }),
    );
  });
});
