import type { Title } from "../title.ts";
import type { ArtFacts } from "./artName.ts";

/** The facts a title's art is drawn from; its names contain their fingerprint. */
export function artFactsOf(
  title: Pick<
    Title,
    "id" | "kind" | "name" | "genres" | "tags" | "motif" | "firstAirDate" | "crew"
  >,
): ArtFacts {
  const { id, kind, name, genres, tags, motif, firstAirDate, crew } = title;
  return {
    id,
    kind,
    name,
    year: firstAirDate === null ? 0 : Number(firstAirDate.slice(0, 4)),
    genres,
    tags,
    ...(motif !== null && { motif }),
    maker: crew[0]?.name,
  };
}
