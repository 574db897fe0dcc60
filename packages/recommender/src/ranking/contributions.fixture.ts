import type { Community } from "../community/community.ts";
import type { Model } from "../model/model.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";
import { contributionsOf } from "./contributionsOf.ts";
import { scoreSplit, splitter } from "./scoreTitle.ts";

/** Scores with their contributions by one model, without what else `explain` finds, which takes long for many titles. */
export function contributionsIn(model: Model, community: Community | null = null) {
  const space = openTitleSpace(model, community);
  return (taste: Taste, titleIds: Iterable<number>) => {
    const titles = Array.from(titleIds, (id) => space.indexOf.get(id) ?? 0);
    const splitOf = splitter(space, taste, titles);
    return titles.map((title) => {
      const split = splitOf(title);
      return { ...scoreSplit(split), contributions: contributionsOf(split) };
    });
  };
}
