import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBusinessTheme, ThemeProblem } from "./businessTheme.ts";
import { readConfig } from "./config.ts";
import { contrast } from "./contrast.ts";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "worthy-theme-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(theme: unknown): readonly string[] {
  try {
    readBusinessTheme(typeof theme === "string" ? theme : JSON.stringify(theme));
    return [];
  } catch (error) {
    if (error instanceof ThemeProblem) return error.lines;
    throw error;
  }
}

describe("a business theme", () => {
  it("can be set as JSON or as a JSON file, with a logo next to the file", () => {
    writeFileSync(join(folder, "logo.svg"), "<svg/>");
    writeFileSync(
      join(folder, "theme.json"),
      JSON.stringify({
        name: "Acme",
        logo: "logo.svg",
        services: [1, 6],
        lists: ["oscars"],
        colours: { dark: { ground: "#101820" } },
      }),
    );
    const theme = readBusinessTheme(join(folder, "theme.json"));
    expect(theme).toMatchObject({
      name: "Acme",
      logo: { type: "image/svg+xml" },
      colours: { dark: { ground: "#101820" } },
    });
    expect([
      theme.logo?.content.toString(),
      theme.services?.has(6),
      theme.lists?.has("oscars"),
    ]).toEqual(["<svg/>", true, true]);
    expect(readBusinessTheme('{"name":"Acme"}')).toEqual({
      name: "Acme",
      logo: null,
      colours: {},
      services: null,
      lists: null,
    });
  });

  it.each([
    [{}, /^name: /],
    [{ name: " " }, /^name: must not be empty$/],
    [{ name: "A", colour: {} }, /colour/],
    [
      { name: "A", colours: { dark: { ground: "black" } } },
      /^colours\.dark\.ground: must be a color such as #12100e$/,
    ],
    [{ name: "A", colours: { light: { good: "#ffffff" } } }, /^colours\.light: .*good/],
    [
      { name: "A", colours: { dark: { ink: "#333333" } } },
      /^colours\.dark\.ink: is hard to read on ground: their contrast is \d\.\d, and must be 4\.5 or more$/,
    ],
    [{ name: "A", services: [] }, /^services: must list at least one/],
    [{ name: "A", lists: ["a b"] }, /^lists\.0: must be the id of a list$/],
    [{ name: "A", logo: "logo.gif" }, /^logo: must be a file/],
    [{ name: "A", logo: "/nowhere/logo.svg" }, /^can’t read a file \/nowhere\/logo\.svg/],
    ["/nowhere/theme.json", /^can’t read a file \/nowhere\/theme\.json/],
    ["{", /^isn’t valid JSON/],
  ])("%o is rejected with a reason", (theme, why) => {
    const problems = problemsOf(theme);
    expect(
      problems.some((line) => why.test(line)),
      problems.join("\n"),
    ).toBe(true);
  });

  it("reports every mistake as a configuration error", () => {
    expect(() => readConfig({ B2B_THEME: '{"name":"","services":[]}' })).toThrow(
      /mistakes:\n {2}B2B_THEME: name: .*\n {2}B2B_THEME: services: /,
    );
    expect(readConfig({ B2B_THEME: '{"name":"Acme"}' }).businessTheme?.name).toBe("Acme");
    expect(readConfig({ B2B_THEME: " " }).businessTheme).toBeUndefined();
  });
});

it("computes contrast ratios", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
