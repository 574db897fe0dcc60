import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function coloursOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

function luminance(hex = "#000000"): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = {
  dark: coloursOf('[data-theme="dark"] {'),
  light: coloursOf(':root[data-theme="light"] {'),
};

it.each(["dark", "light"] as const)(
  "keeps text at AA contrast or better on the backgrounds of the %s theme",
  (theme) => {
    const colours = themes[theme];
    for (const ground of ["ground", "raised", "lifted"]) {
      for (const text of ["ink", "ink-second", "good", "okay"])
        expect
          .soft(contrast(colours[text], colours[ground]), `${text} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
      // The third score colour is only used in display sizes from 18.66 px bold on the lightest
      // dark ground.
      expect
        .soft(contrast(colours["bad"], colours[ground]), `bad on ${ground}`)
        .toBeGreaterThanOrEqual(ground === "lifted" ? 3 : 4.5);
    }
    expect(contrast(colours["on-fill"], colours["fill"])).toBeGreaterThanOrEqual(7);
  },
);

it("has the same light theme for both the system setting and the switch", () => {
  expect(coloursOf(":root:not([data-theme]) {")).toEqual(themes.light);
});
