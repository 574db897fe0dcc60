import { expect, it } from "vitest";
import { posterSources } from "./posterSources.ts";

const title = { image: { poster: { url: "/p7x1.jpg" }, backdrop: { url: "/b7x1.jpg" } } };

// shows: 9.images.1, 9.images.2
it.each([
  ["40px", [48, 92, 122]],
  ["48px", [48, 92, 122, 154]],
  ["64px", [92, 122, 154, 310]],
  ["96px", [92, 122, 154, 310]],
  ["140px", [122, 154, 310]],
  ["(min-width: 1001px) 184px, 140px", [122, 154, 310]],
  ["(min-width: 771px) 180px, 45vw", [92, 122, 154, 310]],
  ["10rem", [92, 122, 154, 310]],
])("offers every width that a browser could need for %s", (sizes, widths) => {
  expect(posterSources(title, sizes).srcSet).toBe(
    widths.map((width) => `/api/image/tmdb/w${width}/p7x1.webp ${width}w`).join(", "),
  );
});
