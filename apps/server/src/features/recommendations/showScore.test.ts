import { describe, expect, test } from "vitest";
import { showShared } from "./showScore.ts";

describe("traits that titles share", () => {
  const shared = [
    { trait: "franchise" as const, key: "Breaking Bad", label: "Breaking Bad" },
    { trait: "person" as const, key: "1", label: "Vince Gilligan" },
  ];
  const labels = (...names: string[]) =>
    showShared(
      shared,
      names.map((name) => ({ name })),
    ).map(({ label }) => label);

  test("omit a franchise whose name is already part of one of the titles' names", () => {
    expect(labels("Better Call Saul", "El Camino")).toEqual([
      "Breaking Bad franchise",
      "Vince Gilligan",
    ]);
    expect(labels("Better Call Saul", "Breaking Bad")).toEqual(["Vince Gilligan"]);
  });
});
