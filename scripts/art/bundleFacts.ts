import { displayName, readBundle, type CatalogueTitle } from "../../catalogue/src/index.ts";
import type { TitleFacts } from "../../packages/posters/src/index.ts";

/** A bundled title with the facts its art is drawn from. */
export interface DrawnTitle {
  title: CatalogueTitle;
  facts: TitleFacts;
}

/** The facts that the server passes to the drawing, for every bundled title. */
export function bundleFacts(): DrawnTitle[] {
  return readBundle().titles.map((title) => {
    const { id, kind, name, genres, tags, motif, date, makers } = title;
    const [maker] = makers;
    return {
      title,
      facts: {
        id,
        kind,
        name,
        year: Number(date.slice(0, 4)),
        genres,
        tags,
        motif,
        ...(maker === undefined ? {} : { maker: displayName(maker) }),
      },
    };
  });
}
