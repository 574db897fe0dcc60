import { isTag } from "@worthy/catalogue";
import keywords from "./keywords.json" with { type: "json" };

/**
 * For each of our tags, TMDB's keywords for it, other than the tag's own words. Of "london, england",
 * the part before the comma is looked up. A film with keywords gets about four tags.
 */
const tagsByKeyword = new Map<string, string[]>();
for (const [tag, names] of Object.entries(keywords))
  for (const name of names.split(", "))
    tagsByKeyword.set(name, [...(tagsByKeyword.get(name) ?? []), tag]);

/** More tags would say less about a title. */
const MOST_TAGS = 10;

interface Keyword {
  name?: string | null;
}

/** Our tags for a title's keywords, in their order. */
export function keywordTags(theirs: readonly Keyword[] | null | undefined): string[] {
  const tags = (theirs ?? []).flatMap(({ name }) => tagsOf(name ?? ""));
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

function tagsOf(keyword: string): string[] {
  const name = keyword.trim().toLowerCase();
  const slug = name.replace(/[^a-z0-9]+/g, "-");
  const place = name.split(",", 1)[0] ?? "";
  const tags = tagsByKeyword.get(name) ?? tagsByKeyword.get(place) ?? [];
  return [slug, ...tags].filter(isTag);
}
