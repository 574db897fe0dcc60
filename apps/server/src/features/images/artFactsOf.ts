import type { Title } from "../catalogue/title.ts";
import type { ArtFacts } from "./artName.ts";

/** What a title's art is drawn from: the same facts that its art names carry the fingerprint of. */
export function artFactsOf(title: Pick<Title, "id" | "kind" | "name" | "genres" | "tags" | "firstAirDate" | "crew">): ArtFacts {
  const { id, kind, name, genres, tags, firstAirDate, crew } = title;
  return { id, kind, name, year: firstAirDate === null ? 0 : Number(firstAirDate.slice(0, 4)), genres, tags, maker: crew[0]?.name };
}
