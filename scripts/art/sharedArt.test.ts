import { expect, it } from "vitest";
import { bundleFacts, type DrawnTitle } from "./bundleFacts.ts";
import { describeMotifs, famousAlike } from "./sharedArt.ts";

const bundled = bundleFacts();

const titled = (name: string, motif: string): DrawnTitle => {
  const [first] = bundled;
  if (!first) throw new Error("the bundle has no titles");
  return { ...first, title: { ...first.title, name, fame: 9, motif } };
};

it("gives no two of the best known titles the same motif in the same mood", async () => {
  expect(await famousAlike(bundled)).toEqual([]);
});

it("gives every title a motif, and none a look that another has", async () => {
  expect(await describeMotifs(bundled)).toEqual([
    `art: ${bundled.length} of ${bundled.length} titles have motifs, in ${bundled.length} different looks`,
  ]);
});

it("reports famous titles that look alike, even in different compositions", async () => {
  const titles = [titled("A", "fin"), titled("B", "fin surf 2"), titled("C", "fin wine")];
  expect(await famousAlike(titles)).toEqual(["art: fin surf is on A and B"]);
});

it("reports art that more than four titles share, and counts titles with motifs", async () => {
  const five = ["A", "B", "C", "D", "E"].map((name) => titled(name, "fin wine"));
  expect(await describeMotifs([...five, titled("F", "none")])).toEqual([
    "art: 5 of 6 titles have motifs, in 1 different looks",
    "art: fin wine 1 is shared by A, B, C, D, E",
  ]);
});
