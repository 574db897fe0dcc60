import { expect, test } from "vitest";
import { letteringFault, wordsFault } from "./letteringFault.ts";

test("words outside the margins are reported", () => {
  const words = (d: string, top = 500) => wordsFault({ svg: `<path d="${d}"/>`, top });
  expect(words("M40 600L300 672Z")).toBeNull();
  expect(words("M40 600L490 672Z")).toContain("490");
  expect(words("M10 600L300 672Z")).toContain("10");
  expect(words("M40 600L300 740Z")).toContain("740");
  expect(words("M40 480L300 672Z")).toContain("480");
  expect(words("M40 600L300 672Z", 300)).toContain("begin at 300");
});

test("a very long name stays inside the margins", () => {
  expect(
    letteringFault({
      id: 1,
      kind: "movie",
      name: "Wow ".repeat(29).trim(),
      year: 2000,
      genres: [],
      maker: "Wilhelmina Wolfeschlegelsteinhausenbergerdorff",
    }),
  ).toBeNull();
});
