import { describe, expect, it } from "vitest";
import { decideLabels, type Labels } from "./decideLabels.ts";
import { describeAgreement, labelProblems, parseReading, type LabelReadings } from "./readings.ts";

const kinFrom = (first: number, count = 8) => Array.from({ length: count }, (_, at) => first + at);
const labels = (facts: Partial<Labels> = {}): Labels => ({
  liked: 80,
  fame: 5,
  kin: kinFrom(10_002),
  ...facts,
});

describe("labels", () => {
  it("lie in the middle of two readings that agree", () => {
    const other = labels({ liked: 70, fame: 7, kin: kinFrom(10_006) });
    expect(decideLabels(labels(), other, undefined)).toEqual({
      liked: 75,
      fame: 6,
      kin: [10_006, 10_007, 10_008, 10_009, 10_002, 10_010, 10_003, 10_011, 10_004, 10_012],
    });
  });

  it.each<[string, Partial<Labels>, Partial<Labels>]>([
    ["liked", { liked: 93 }, { liked: 60 }],
    ["fame", { fame: 8 }, { fame: 2 }],
  ])("are a third reading's where two differ: %s", (_, other, third) => {
    expect(decideLabels(labels(), labels(other), undefined)).toBeNull();
    const decided = decideLabels(
      labels(),
      labels(other),
      labels({ kin: kinFrom(20_000), ...third }),
    );
    expect(decided).toEqual(labels(third));
  });

  it("have the kin that two of three readings name first, then the third's", () => {
    const third = labels({ kin: [10_021, ...kinFrom(10_031, 7)] });
    const decided = decideLabels(labels(), labels({ kin: kinFrom(10_021) }), third);
    expect(decided?.kin.slice(0, 3)).toEqual([10_021, 10_031, 10_002]);
    expect(decided?.kin).toHaveLength(10);
  });
});

describe("readings of labels", () => {
  const record = (facts: object = {}) => ({ name: "The Long Shore", ...labels(), ...facts });
  const readings = (facts: object = {}, second: object = {}): LabelReadings => ({
    first: parseReading({ 10_001: record(facts) }),
    second: parseReading({ 10_001: record(second) }),
    third: parseReading({}),
  });
  const named = { id: 10_001, name: "The Long Shore" };
  const others = labels().kin.map((id) => ({ id, name: "" }));
  const problemsOf = (title: object, read: LabelReadings) =>
    labelProblems(
      [{ ...named, ...labels(), ...title }, ...others.map((each) => ({ ...each, ...labels() }))],
      read,
    ).filter((problem) => problem.startsWith("10001"));

  it("have no problem where the title has what they decide", () => {
    expect(problemsOf({}, readings())).toEqual([]);
  });

  it.each<[string, object, LabelReadings]>([
    ["should be", { liked: 81 }, readings()],
    ["no third", {}, readings({}, { fame: 9 })],
    ["read as those of The Short Shore", {}, readings({}, { name: "The Short Shore" })],
    ["lacks a reading", {}, { ...readings(), second: parseReading({}) }],
    ["its own kin", { kin: [10_001, ...kinFrom(10_002, 7)] }, readings()],
    ["there is no title 77777", { kin: [77_777, ...kinFrom(10_002, 7)] }, readings()],
    ["names one kin twice", { kin: [10_002, ...kinFrom(10_002, 7)] }, readings()],
  ])("are a problem: %s", (says, title, read) => {
    expect(problemsOf(title, read).join("\n")).toContain(says);
  });

  it("refuse records out of range", () => {
    const refused = [
      [{ liked: 96 }, "liked"],
      [{ fame: 0 }, "fame"],
      [{ kin: [10_002] }, "kin"],
      [{ extra: 1 }, "extra"],
    ] as const;
    for (const [wrong, named] of refused)
      expect(() => parseReading({ 10_001: record(wrong) })).toThrow(named);
    expect(() => parseReading({ first: record() })).toThrow("invalid_key");
  });

  it("say how far they agree", () => {
    expect(describeAgreement(readings({}, { liked: 60, fame: 6 }))).toBe(
      "labels: two readings of 1 titles; liked 20.0 points apart, 0 % within 12; fame 1.0 steps apart, 100 % within 2; 100 % of the kin shared, at least half for 100 %; a third reading decided 100 %",
    );
  });
});
