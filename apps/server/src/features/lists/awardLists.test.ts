import { describe, expect, it } from "vitest";
import { testTitle } from "../images/testTitle.ts";
import { awardLists, parseAward } from "./awardLists.ts";

describe("an award", () => {
  it.each([
    ["Palme d'Or 1994", "Palme d'Or", 1994],
    [
      "Golden Globe for Best Television Series, Drama, 2010",
      "Golden Globe for Best Television Series, Drama",
      2010,
    ],
    [
      "Primetime Emmy for Lead Actress in a Drama Series 2020 (Somebody)",
      "Primetime Emmy for Lead Actress in a Drama Series",
      2020,
    ],
  ])("%s has a name and a year", (award, name, year) =>
    expect(parseAward(award)).toEqual({ name, year }),
  );

  it("without a year gets no list", () => expect(parseAward("Best in show")).toBeNull());
});

describe("lists of award winners", () => {
  const winner = (id: number, ...awards: string[]) => testTitle({ id, awards });

  it("exist for awards with at least five winners, latest first, and contain each title once", () => {
    const titles = [
      winner(1, "Golden Bear 1990"),
      winner(2, "Golden Bear 2001", "Golden Bear 1980"),
      winner(3, "Golden Bear 1995"),
      winner(4, "Golden Bear 2020"),
      winner(5, "Golden Bear 1960"),
    ];
    const [all, bear, ...others] = awardLists([
      ...titles,
      winner(6, "Golden Lion 2020"),
      testTitle({ id: 7 }),
    ]);
    expect(all).toMatchObject({ id: "award-winners", titleIds: [1, 2, 3, 4, 5, 6] });
    expect(bear).toMatchObject({
      id: "award-golden-bear",
      name: "Golden Bear",
      kind: "curated",
      group: "award",
      titleIds: [4, 2, 3, 1, 5],
    });
    expect(others).toEqual([]);
  });

  it("have ids of up to 60 characters that consist of whole words", () => {
    const name = "Primetime Emmy for Outstanding Documentary or Nonfiction Series";
    const [, list] = awardLists([1, 2, 3, 4, 5].map((id) => winner(id, `${name} 200${id}`)));
    expect(list).toMatchObject({ id: "award-primetime-emmy-for-outstanding-documentary-or", name });
  });
});
