import { RED_HERRING } from "../catalogue/redHerring.ts";
import type { Title } from "../catalogue/title.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { artName, type ArtFacts, type ArtRequest } from "../catalogue/pictures/artName.ts";

/** The parts of the catalogue that are drawn. */
export interface ArtCatalogue {
  readonly titles: readonly Title[];
  title(id: number): Title | undefined;
}

/** Avatars and subjects are drawn from their names alone. */
const NO_FACTS: Omit<ArtFacts, "id"> = { kind: "movie", name: "", year: 0, genres: [], tags: [] };

/**
 * The facts to draw an image from; null if the catalogue currently has no such image. A name is
 * only valid with the fingerprint of the title's current art, so its content never changes.
 */
export function findArt(catalogue: ArtCatalogue, art: ArtRequest, name: string): ArtFacts | null {
  if (art.art === "avatar" || art.art === "subject") return { id: art.titleId, ...NO_FACTS };
  const title = art.titleId === RED_HERRING.id ? RED_HERRING : catalogue.title(art.titleId);
  if (!title) return null;
  const facts = artFactsOf(title);
  if (art.art !== "still") return artName(art.art, facts) === `${name}.jpg` ? facts : null;
  const { season = 0, episode = 0 } = art;
  const episodes = title.seasons.find((each) => each.number === season)?.episodeCount ?? 0;
  const exists = episode >= 1 && episode <= episodes;
  return exists && artName("still", facts, { season, episode }) === `${name}.jpg` ? facts : null;
}
