import { expect, test } from "vitest";
import { chooseLook } from "../../packages/posters/src/chooseLook.ts";
import { FAMILY_NAMES } from "../../packages/posters/src/familiesByGenre.ts";
import { artFault, pictureFault } from "./artFault.ts";
import { bundleFacts } from "./bundleFacts.ts";
import { chooseHard } from "./chooseHard.ts";

const titles = bundleFacts();

// `npm run catalogue:check` does the same for every title.
test(
  "renders images for awkward titles with all the text inside the margins",
  { tags: "deep" },
  async () => {
    const hard = chooseHard(titles);
    expect(hard).toHaveLength(60);
    const some = hard.filter((_, at) => at % 4 === 0);
    const faults = await Promise.all(
      some.map(async ({ title, facts }) => [title.id, facts.name, await artFault(facts)]),
    );
    expect(faults.filter(([, , fault]) => fault !== null)).toEqual([]);
  },
);

test("every family is used, but none for more than a fifth of the titles", () => {
  const families = titles.map(({ facts }) => chooseLook(facts).family);
  expect(new Set(families).size).toBe(FAMILY_NAMES.length);
  for (const name of FAMILY_NAMES)
    expect([name, families.filter((family) => family === name).length < titles.length / 5]).toEqual(
      [name, true],
    );
});

test("empty pictures and broken drawings are reported", async () => {
  const svg = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="100" height="100">${body}</svg>`;
  expect(
    await pictureFault({
      name: "poster",
      svg: svg('<rect x="0" y="0" width="10" height="10" fill="#333"/>'),
    }),
  ).toContain("nearly empty");
  expect(await pictureFault({ name: "poster", svg: svg('<path d="MNaN 0"/>') })).toContain("NaN");
  expect(
    await pictureFault({ name: "poster", svg: svg('<circle cx="5" cy="5" r="4" fill="#fff"/>') }),
  ).toBeNull();
});
