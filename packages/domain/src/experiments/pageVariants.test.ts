import { expect, it } from "vitest";
import { pageVariants } from "./pageVariants.ts";

const variants = (asked: string | null, kept: string | null, name = "searchPlaceholder") =>
  pageVariants({
    asked: (test) => (test === name ? asked : null),
    kept: (test) => (test === name ? kept : null),
  });

// shows: 4.ab.2
it("a page uses the variant in its URL, then the device's, then variant 0", () => {
  expect(variants("4", "2")).toEqual({ searchPlaceholder: 4 });
  expect(variants(null, "2")).toEqual({ searchPlaceholder: 2 });
  expect(variants("0", "2")).toEqual({});
  expect(variants(null, "0")).toEqual({});
  expect(variants(null, null)).toEqual({});
});

it.each(["5", "-1", "01", "1 ", "1.0", "x", "", "99", "1; path=/"])(
  "%j isn't a variant, so the next valid one is used",
  (nonsense) => {
    expect(variants(nonsense, "3")).toEqual({ searchPlaceholder: 3 });
    expect(variants(nonsense, nonsense)).toEqual({});
  },
);

it("a test that isn't running has no variant", () => {
  expect(variants("1", "1", "otherTest")).toEqual({});
});
