import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideAppMode, isBusinessHost } from "./appMode.ts";

const on = (host: string, asked: string | null = null, kept: string | null = null) =>
  decideAppMode({ host, asked, kept });

describe("the app mode", () => {
  it.each([
    ["b2b.localhost", true],
    ["B2B.worthy.example", true],
    ["b2b", true],
    ["worthy.example", false],
    ["www.b2b.example", false],
    ["b2bx.example", false],
    ["", false],
  ])("on host %s is business: %s", (host, business) => expect(isBusinessHost(host)).toBe(business));

  // shows: 1.modes.2
  it("is B2B on the business host, regardless of the requested or stored mode", () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (asked, kept) => {
        expect(on("b2b.localhost", asked, kept)).toBe("B2B");
      }),
    );
  });

  // shows: 1.modes.3
  it("is B2C on other hosts", () => {
    expect(on("worthy.example")).toBe("B2C");
    expect(on("worthy.example", null, "B2B")).toBe("B2C");
    expect(on("worthy.example", "B2B")).toBe("B2C");
  });

  // shows: 1.modes.5
  it("comes from the URL, or else from storage", () => {
    expect(on("worthy.example", "DEMO", "MOVIES")).toBe("DEMO");
    expect(on("worthy.example", "movies", "DEMO")).toBe("MOVIES");
    expect(on("worthy.example", "all", "MOVIES")).toBe("B2C");
    expect(on("worthy.example", "nonsense", "MOVIES")).toBe("MOVIES");
  });

  it("doesn't change once it's stored", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("b2b.localhost", "worthy.example"),
        fc.option(fc.string()),
        fc.option(fc.string()),
        (host, asked, kept) => {
          const mode = on(host, asked, kept);
          expect(on(host, null, mode)).toBe(mode);
        },
      ),
    );
  });

  it("is never LOADING, an unknown word or even an object's property name", () => {
    for (const word of ["LOADING", "toString", "__proto__", "constructor", ""])
      expect(on("worthy.example", word, word)).toBe("B2C");
  });
});
