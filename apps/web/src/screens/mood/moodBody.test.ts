import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOOD_FILTERS } from "../../features/settings/localSettings.ts";
import { LENGTHS } from "../../features/filters/lengths.ts";
import { toggled } from "../../features/filters/toggled.ts";
import { chosenOrNone, moodBody } from "./moodBody.ts";

describe("the mood query", () => {
  it("starts as an unfiltered page of picks", () => {
    expect(moodBody(MOOD_FILTERS, 0)).toEqual({ limit: 24 });
    expect(moodBody(MOOD_FILTERS, 2)).toEqual({ limit: 24, offset: 48 });
  });

  it("puts each choice into its own field", () => {
    const body = moodBody(
      {
        ...MOOD_FILTERS,
        moods: ["witty"],
        themes: ["family"],
        runTimes: ["46-100"],
        company: "DATE",
        energy: "CALM",
        kind: "tv",
      },
      0,
    );
    expect(body).toEqual({
      limit: 24,
      nodeType: "tv",
      refinement: {
        moods: ["witty"],
        themes: ["family"],
        runTimes: ["46-100"],
        company: "DATE",
        energy: "CALM",
      },
    });
  });

  it("drops unknown values", () => {
    expect(moodBody({ ...MOOD_FILTERS, company: "CATS", energy: "x", kind: "opera" }, 0)).toEqual({
      limit: 24,
    });
    expect(moodBody({ ...MOOD_FILTERS, runTimes: ["x", "141-"] }, 0)).toMatchObject({
      refinement: { runTimes: ["141-"] },
    });
  });
});

it("covers all lengths without gaps", () => {
  const ranges = LENGTHS.map(({ range }) =>
    range.split("-").map((end) => (end === "" ? Infinity : Number(end))),
  );
  ranges.slice(1).forEach(([from], at) => expect(from).toBe((ranges[at]?.[1] ?? 0) + 1));
  expect([ranges[0]?.[0], ranges.at(-1)?.[1]]).toEqual([0, Infinity]);
});

it("removes a choice on the second tap", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 9 }), fc.string(), (list, entry) => {
      const start = list.filter((each) => each !== entry);
      expect(toggled(toggled(start, entry), entry)).toEqual(start);
    }),
  );
  expect(
    toggled(
      Array.from({ length: 10 }, (_, at) => String(at)),
      "new",
    ),
  ).toEqual([..."123456789", "new"]);
  expect([chosenOrNone("A", "B"), chosenOrNone("A", "A")]).toEqual(["B", ""]);
});
