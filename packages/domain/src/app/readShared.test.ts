import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readShared } from "./readShared.ts";

const ORIGIN = "https://worthy.example";

describe("shared content", () => {
  it.each([
    [{ title: "Her (2013) - Elsewhere" }, "Her"],
    [{ title: "Spider-Man" }, "Spider-Man"],
    [{ text: "Breaking Bad | Somewhere https://elsewhere.example/title/1" }, "Breaking Bad"],
    [{ text: "https://elsewhere.example/movie/152601-her" }, "her"],
    [{ url: "https://elsewhere.example/us/show/the-good-place" }, "the good place"],
    [{ title: "“Amélie”\nwatch it" }, "Amélie"],
    [
      {
        title: "",
        text: "Dark (TV Series 2017–2020)",
        url: "https://elsewhere.example/title/tt5753856/",
      },
      "Dark",
    ],
  ])("with %o becomes a search for its name", (shared, term) =>
    expect(readShared(shared, ORIGIN)).toEqual({ term }),
  );

  it("opens only pages on this site", () => {
    expect(readShared({ url: `${ORIGIN}/movies/her-12?why=12` }, ORIGIN)).toEqual({
      path: "/movies/her-12",
    });
    expect(readShared({ text: `Look: ${ORIGIN}/tv/dark-7` }, ORIGIN)).toEqual({
      path: "/tv/dark-7",
    });
    expect(
      readShared({ url: "https://worthy.example.evil.example/movies/her-1234" }, ORIGIN),
    ).toEqual({ term: "her" });
    expect(readShared({ url: `${ORIGIN}/api/image/x` }, ORIGIN)).not.toHaveProperty("path");
  });

  it("returns nothing if it contains no usable text", () => {
    for (const shared of [
      {},
      { title: "  ", text: null },
      { url: "https://elsewhere.example/title/tt123/" },
      { url: "not an address" },
    ])
      expect(readShared(shared, ORIGIN)).toBeNull();
  });

  it("always becomes one of our paths or a short line, regardless of its content", () => {
    const anything = fc.option(
      fc.oneof(fc.string({ unit: "binary" }), fc.webUrl({ withQueryParameters: true })),
      { nil: null },
    );
    fc.assert(
      fc.property(fc.record({ title: anything, text: anything, url: anything }), (shared) => {
        const read = readShared(shared, ORIGIN);
        if (read === null) return;
        if ("path" in read) expect(read.path).toMatch(/^\/[a-z]/);
        else expect(read.term).toMatch(/^[^\r\n]{1,100}$/u);
      }),
    );
  });
});
