import { GENRES } from "@worthy/catalogue";

/** Other sources' genres and types in our terms; those without an equivalent are omitted. */
const OTHER_WORDS: Record<string, readonly string[]> = {
  "action & adventure": ["Action", "Adventure"],
  "sci-fi & fantasy": ["Science Fiction", "Fantasy"],
  "science-fiction": ["Science Fiction"],
  "sci-fi": ["Science Fiction"],
  "war & politics": ["War"],
  kids: ["Family"],
  children: ["Family"],
  soap: ["Drama"],
  legal: ["Drama"],
  medical: ["Drama"],
  espionage: ["Thriller"],
  supernatural: ["Fantasy"],
  anime: ["Animation"],
};

const OURS = new Map<string, readonly string[]>(
  GENRES.map((genre) => [genre.toLowerCase(), [genre]]),
);
const MOST = 5;

export function ourGenres(theirs: readonly string[]): string[] {
  const ours = theirs.flatMap((name) => {
    const key = name.trim().toLowerCase();
    return OURS.get(key) ?? OTHER_WORDS[key] ?? [];
  });
  return [...new Set(ours)].slice(0, MOST);
}
