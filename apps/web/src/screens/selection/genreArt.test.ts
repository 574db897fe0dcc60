import { expect, it } from "vitest";
import { GENRES } from "../../features/account/genres.ts";
import { genreArt } from "./genreArt.ts";

const title = (id: number, ...genres: string[]) =>
  ({
    id,
    genres,
    image: { poster: { url: null }, backdrop: { url: `/b${id}.jpg` } },
  }) as unknown as Parameters<typeof genreArt>[0][number]; // the only fields read
const urls = (titles: Parameters<typeof genreArt>[0]) =>
  Object.fromEntries(
    [...genreArt(titles)].map(([genre, { image }]) => [genre, image.backdrop.url]),
  );

it("assigns each genre a different picture, starting with the rarest genre", () => {
  expect(urls([title(1, "Drama", "Reality"), title(2, "Drama"), title(3, "Comedy")])).toEqual({
    Reality: "/b1.jpg",
    Drama: "/b2.jpg",
    Comedy: "/b3.jpg",
  });
});

it("assigns no picture if no unused title is left", () => {
  expect(urls([title(1, "Drama", "Crime")])).toEqual({ Crime: "/b1.jpg" });
});

// shows: 9.genres.1, 9.genres.2, 9.genres.3, 9.genres.4, 9.genres.5, 9.genres.6, 9.genres.7
// shows: 9.genres.8, 9.genres.9, 9.genres.10
it("includes the specification's ten genres, with Science Fiction as Sci-Fi", () => {
  expect(GENRES.map(({ genre }) => genre)).toEqual([
    "Action",
    "Adventure",
    "Comedy",
    "Crime",
    "Drama",
    "Documentary",
    "Fantasy",
    "Mystery",
    "Reality",
    "Science Fiction",
  ]);
  expect(GENRES.filter(({ genre, label }) => genre !== label)).toEqual([
    { genre: "Science Fiction", label: "Sci-Fi" },
  ]);
});
