import { describe, expect, it } from "vitest";
import { chooseMotif, MOTIFS_BY_TAG } from "./chooseMotif.ts";
import { isMotif } from "./motif.ts";
import type { TitleFacts } from "./titleFacts.ts";

const title = (more: Partial<TitleFacts> = {}): TitleFacts => ({
  id: 7,
  kind: "movie",
  name: "A",
  year: 2000,
  genres: [],
  ...more,
});

describe("the motif of a title", () => {
  it("is the one it was given, whatever its tags say", () => {
    expect(chooseMotif(title({ motif: "fin surf 2", tags: ["space"] }))).toEqual({
      name: "fin",
      mood: "surf",
      set: 2,
    });
  });

  it("comes from its most telling tag if it wasn't given one", () => {
    const [[tag, names] = ["", [""]]] = MOTIFS_BY_TAG;
    expect(names).toContain(chooseMotif(title({ tags: ["cozy", tag] }))?.name);
  });

  it("is missing if no tag names a thing", () => {
    expect(chooseMotif(title({ tags: ["cozy", "slow-burn"] }))).toBeUndefined();
    expect(chooseMotif(title({ motif: "none such" }))).toBeUndefined();
  });

  it("never has a cheerful mood on a serious title", () => {
    const moods = Array.from(
      { length: 200 },
      (_, id) => chooseMotif(title({ id, tags: ["courtroom", "grief"] }))?.mood ?? "",
    );
    for (const cheerful of ["candy", "nursery", "sunset", "blush"])
      expect(moods).not.toContain(cheerful);
  });
});

it("names only motifs that exist for tags", () => {
  expect(MOTIFS_BY_TAG.flatMap(([, names]) => names).filter((name) => !isMotif(name))).toEqual([]);
});
