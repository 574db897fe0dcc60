import { expect, it } from "vitest";
import { factText, inputOf, parseFact, type Fact } from "./factText.ts";

it.each<[Fact["field"], Fact["value"], string]>([
  ["name", "The Wire", "The Wire"],
  ["originalName", null, ""],
  ["firstAirDate", "2008", "2008"],
  ["runtime", 58, "58"],
  ["runtime", null, ""],
  ["genres", ["Crime", "Science Fiction"], "Crime, Science Fiction"],
  ["countries", [], ""],
  ["certificates", { US: "TV-MA", GB: "15" }, "US TV-MA, GB 15"],
  ["certificates", {}, ""],
])("formats %s %j as %j and parses it back", (field, value, text) => {
  expect(factText(value)).toBe(text);
  expect(parseFact(field, text)).toEqual(value);
});

it("passes invalid facts to the server unchanged", () => {
  expect(parseFact("runtime", "long")).toBe("long");
  expect(parseFact("certificates", "US")).toEqual({ US: "" });
  expect(["status", "overview", "name"].map((field) => inputOf(field as Fact["field"]))).toEqual([
    "status",
    "lines",
    "line",
  ]);
});
