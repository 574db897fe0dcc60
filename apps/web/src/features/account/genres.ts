import type { CallInput } from "@worthy/contract";

export type Genre = NonNullable<NonNullable<CallInput<"updateProfile">["body"]>["genres"]>[number];

/** Genres people can choose, with labels where they differ from the name. */
export const GENRES: readonly { genre: Genre; label: string }[] = [
  { genre: "Action", label: "Action" },
  { genre: "Adventure", label: "Adventure" },
  { genre: "Comedy", label: "Comedy" },
  { genre: "Crime", label: "Crime" },
  { genre: "Drama", label: "Drama" },
  { genre: "Documentary", label: "Documentary" },
  { genre: "Fantasy", label: "Fantasy" },
  { genre: "Mystery", label: "Mystery" },
  { genre: "Reality", label: "Reality" },
  { genre: "Science Fiction", label: "Sci-Fi" },
];
