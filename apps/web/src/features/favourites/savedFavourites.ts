import { slugOf } from "@worthy/domain";
import type { RatedTitle } from "../rating/ratedTitles.ts";

/** A favourite as stored on this device, so that My faves shows at once, even offline. */
export interface SavedFavourite {
  id: number;
  name: string;
  /** As in the API: `/name.jpg`. */
  poster: string;
  isMovie: boolean;
}

export const SAVED_FAVOURITES = "savedFavourites";

/** More would fill the device's storage with what nobody scrolls to offline. */
const MOST_SAVED = 60;

/** Parses stored favourites, dropping invalid ones. */
export function parseSavedFavourites(text: string | null): readonly SavedFavourite[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept)
      ? kept.filter(isSaved).map(({ id, name, poster, isMovie }) => ({ id, name, poster, isMovie }))
      : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedFavourite {
  const { id, name, poster, isMovie }: Partial<Record<keyof SavedFavourite, unknown>> = value ?? {};
  return (
    Number.isSafeInteger(id) &&
    typeof name === "string" &&
    typeof poster === "string" &&
    typeof isMovie === "boolean"
  );
}

export function savedFavouritesOf(entries: readonly RatedTitle[]): SavedFavourite[] {
  return entries
    .flatMap(({ title }) =>
      title
        ? [
            {
              id: title.id,
              name: title.name,
              poster: title.image.poster.url,
              isMovie: title.nodeType === "movie",
            },
          ]
        : [],
    )
    .slice(0, MOST_SAVED);
}

/** Path of its page. */
export function pathOfFavourite({ id, name, isMovie }: SavedFavourite): string {
  return `/${isMovie ? "movies" : "tv"}/${slugOf(name) || "title"}-${id}`;
}
