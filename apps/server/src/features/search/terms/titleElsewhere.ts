import { readElsewhere, type TitleElsewhere } from "@worthy/catalogue";
import { foldText, isArticle } from "@worthy/search";

/** A name as it is compared: folded, and without an article in front. */
export function nameKeyOf(name: string): string {
  const [first = "", ...others] = foldText(name).split(" ");
  return (others.length > 0 && isArticle(first) ? others : [first, ...others]).join(" ");
}

let known: ReadonlyMap<string, TitleElsewhere> | undefined;

/** The well-known title of this name that the bundle doesn't have; undefined if there is none. */
export function titleElsewhere(term: string): TitleElsewhere | undefined {
  known ??= new Map(readElsewhere().map((title) => [nameKeyOf(title.name), title]));
  return known.get(nameKeyOf(term));
}
