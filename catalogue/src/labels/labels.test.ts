import { describe, expect, it } from "vitest";
import { decideLabels, type Labels, type TitleReadings } from "./decideLabels.ts";
import {
  decideAll,
  describeAgreement,
  labelProblems,
  type LabelReadings,
  parseLater,
  parseLiked,
  parseOther,
  parseReading,
} from "./readings.ts";

const kinFrom = (first: number, count = 8) => Array.from({ length: count }, (_, at) => first + at);
const labels = (facts: Partial<Labels> = {}): Labels => ({
  liked: 80,
  fame: 5,
  kin: kinFrom(10_002),
  ...facts,
});

/** Decides from two readings that agree and an answer, and what else is given. */
const decide = (given: Partial<TitleReadings> = {}, shift = 0) =>
  decideLabels({ first: labels(), second: labels(), asked: { liked: 70 }, ...given }, shift);

describe("labels", () => {
  it("average the fame values from two readings and list related titles that appear in both first", () => {
    const second = labels({ fame: 7, kin: kinFrom(10_006) });
    expect(decide({ second })).toEqual({
      liked: 70,
      fame: 6,
      kin: [...kinFrom(10_006, 4), ...kinFrom(10_002, 4), ...kinFrom(10_010, 4)],
    });
  });

  it("need a third reading if two readings differ, and it then decides the fame and also names kin", () => {
    const second = labels({ fame: 8 });
    expect(decide({ second })).toBeNull();
    const decided = decide({
      second,
      third: labels({ fame: 2, kin: [10_021, ...kinFrom(10_002, 7)] }),
    });
    expect(decided?.fame).toBe(2);
    expect(decided?.kin.slice(0, 3)).toEqual([10_002, 10_003, 10_004]);
    expect(decided?.kin).toContain(10_021);
  });

  it("put titles that were added later behind those named twice, and before those named once", () => {
    const second = labels({ kin: kinFrom(10_006) });
    const { kin } = decide({ second, later: [10_099] }) ?? labels();
    expect(kin.slice(0, 6)).toEqual([...kinFrom(10_006, 4), 10_099, 10_002]);
    expect(kin).toHaveLength(12);
  });

  it("leave out related titles that the catalogue doesn't have yet", () => {
    const { kin } =
      decideLabels(
        { first: labels(), second: labels(), asked: { liked: 70 } },
        0,
        (id) => id > 10_003,
      ) ?? labels();
    expect(kin).toEqual(kinFrom(10_004, 6));
  });

  it("average two sources for how liked a title is, and estimate it if only one is available", () => {
    expect(decide({ another: labels({ liked: 80, fame: 7 }) })).toMatchObject({
      liked: 75,
      fame: 6,
    });
    expect(decide({}, 8)?.liked).toBe(74);
    expect(decide({ asked: { liked: 95 } }, 20)?.liked).toBe(95);
  });
});

describe("label readings", () => {
  const record = (facts: object = {}) => ({ name: "The Long Shore", ...labels(), ...facts });
  const asked = { name: "The Long Shore", liked: 80 };
  const readings = (facts: object = {}, second: object = {}): LabelReadings => ({
    first: parseReading({ 10_001: record(facts) }),
    second: parseReading({ 10_001: record(second) }),
    third: parseReading({}),
    another: parseOther({}),
    asked: parseLiked({ 10_001: asked }),
    later: parseLater({}),
  });
  const named = { id: 10_001, name: "The Long Shore", genres: ["Drama" as const] };
  const others = labels().kin.map((id) => ({ id, name: "", genres: named.genres }));
  const problemsOf = (title: object, read: LabelReadings) =>
    labelProblems(
      [{ ...named, ...labels(), ...title }, ...others.map((each) => ({ ...each, ...labels() }))],
      read,
    ).filter((problem) => problem.startsWith("10001"));

  it("are valid if the title has the values that the readings decide", () => {
    expect(problemsOf({}, readings())).toEqual([]);
  });

  it.each<[string, object, LabelReadings]>([
    ["should be", { liked: 81 }, readings()],
    ["no third", {}, readings({}, { fame: 9 })],
    ["read as those of The Short Shore", {}, readings({}, { name: "The Short Shore" })],
    ["lacks a reading", {}, { ...readings(), second: parseReading({}) }],
    ["lacks a reading", {}, { ...readings(), asked: parseLiked({}) }],
    [
      "read as those of Another",
      {},
      { ...readings(), later: parseLater({ 10_001: { name: "Another", kin: [10_009] } }) },
    ],
    ["its own kin", { kin: [10_001, ...kinFrom(10_002, 7)] }, readings()],
    ["its kin 77777 isn't a title", { kin: [77_777, ...kinFrom(10_002, 7)] }, readings()],
    ["names one kin twice", { kin: [10_002, ...kinFrom(10_002, 7)] }, readings()],
  ])("are a problem: %s", (says, title, read) => {
    expect(problemsOf(title, read).join("\n")).toContain(says);
  });

  it("estimate titles without a reading by another kind of writer from titles in the same genres", () => {
    const titles = Array.from({ length: 21 }, (_, at) => ({
      ...named,
      id: 10_001 + at,
      genres: [at < 11 ? ("Family" as const) : ("Drama" as const)],
      ...labels(),
    }));
    const each = (facts: object) =>
      Object.fromEntries(titles.map(({ id }) => [id, { ...record(), ...facts }]));
    const { 10_001: _unread, ...readByAnother } = each({ liked: 60 });
    const decided = decideAll(titles, {
      first: parseReading(each({})),
      second: parseReading(each({})),
      third: parseReading({}),
      another: parseOther({
        ...readByAnother,
        ...Object.fromEntries(
          titles.slice(11).map(({ id }) => [id, record({ liked: 80 })] as const),
        ),
      }),
      asked: parseLiked(Object.fromEntries(titles.map(({ id }) => [id, asked]))),
      later: parseLater({}),
    });
    expect(decided.get(10_001)?.liked).toBe(70);
    expect(decided.get(10_015)?.liked).toBe(80);
  });

  it("reject records that are out of range", () => {
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

  it("report how much the readings agree", () => {
    expect(describeAgreement(readings({}, { liked: 60, fame: 6 }))).toBe(
      "labels: two readings of 1 titles; liked 20.0 points apart, 0 % within 12; fame 1.0 steps apart, 100 % within 2; 100 % of the kin shared, at least half for 100 %; a third reading decided 100 %",
    );
  });
});
