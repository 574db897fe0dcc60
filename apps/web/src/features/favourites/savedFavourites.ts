import { slugOf } from "@worthy/domain";
import type { RatedTitle } from "../rating/ratedTitles.ts";

/** A favourite as this device keeps it, so that my faves show at once, and without a connection. */
export interface SavedFavourite {
  id: number;
  name: string;
  /** As the API names it: `/name.jpg`. */
  poster: string;
  isMovie: boolean;
}

export const SAVED_FAVOURITES = "savedFavourites";

/** More would fill a device's storage for what nobody scrolls to without a connection. */
const MOST_SAVED = 60;

/** Reads kept favourites; what is none is left out. */
export function parseSavedFavourites(text: string | null): readonly SavedFavourite[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSaved).map(({ id, name, poster, isMovie }) => ({ id, name, poster, isMovie })) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedFavourite {
  const { id, name, poster, isMovie }: Partial<Record<keyof SavedFavourite, unknown>> = value ?? {};
  return Number.isSafeInteger(id) && typeof name === "string" && typeof poster === "string" && typeof isMovie === "boolean";
}

export function savedFavouritesOf(entries: readonly RatedTitle[]): SavedFavourite[] {
  return entries
    .flatMap(({ title }) => (title ? [{ id: title.id, name: title.name, poster: title.image.poster.url, isMovie: title.nodeType === "movie" }] : []))
    .slice(0, MOST_SAVED);
}

/** The address of its page. */
export function pathOfFavourite({ id, name, isMovie }: SavedFavourite): string {
  return `/${isMovie ? "movies" : "tv"}/${slugOf(name) || "title"}-${id}`;
}
