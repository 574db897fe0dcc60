import { expect, it } from "vitest";
import { robotsTxt } from "./robotsTxt.ts";
import { PER_FILE, sitemapEntries, sitemapNames, type SitemapSource } from "./sitemapFiles.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml.ts";

const title = (id: number) => ({ id, path: `/tv/title-${id}`, posterName: `p${id}.jpg` });
const titles = Array.from({ length: PER_FILE + 1 }, (_, at) => title(at + 1));
const source = {
  origin: "https://worthy.example",
  snapshot: {
    titles,
    people: { size: 1, entry: () => ({ id: 7 }) },
    person: (id: number) => ({ id, path: `/person/somebody-${id}`, titleIds: [1, 2] }),
  },
  otherPaths: ["/", "/lists"],
  catalogueDay: "2026-03-01",
  daysOfChange: async () =>
    new Map([
      [1, "2026-01-01"],
      [2, "2026-02-02"],
    ]),
} as unknown as SitemapSource; // the parts of a catalogue that are read

it("puts at most 50,000 URLs in a file", async () => {
  expect(PER_FILE).toBeLessThanOrEqual(50_000);
  expect(sitemapNames(source)).toEqual(["pages-1", "titles-1", "titles-2", "people-1"]);
  expect(await sitemapEntries("titles-1", source)).toHaveLength(PER_FILE);
  expect(await sitemapEntries("titles-2", source)).toEqual([
    {
      url: `https://worthy.example/tv/title-${PER_FILE + 1}`,
      lastmod: null,
      image: `https://worthy.example/api/image/tmdb/w800/p${PER_FILE + 1}.jpg`,
    },
  ]);
  expect(await sitemapEntries("titles-3", source)).toBeNull();
});

it("dates titles by their last change, people by their titles' dates, and other pages by the catalogue's", async () => {
  expect((await sitemapEntries("titles-1", source))?.[1]?.lastmod).toBe("2026-02-02");
  expect(await sitemapEntries("people-1", source)).toEqual([
    { url: "https://worthy.example/person/somebody-7", lastmod: "2026-02-02" },
  ]);
  expect((await sitemapEntries("pages-1", source))?.map(({ lastmod }) => lastmod)).toEqual([
    "2026-03-01",
    "2026-03-01",
  ]);
});

it("writes well-formed sitemaps, regardless of the characters in a URL", () => {
  expect(sitemapXml([{ url: "https://x.example/a?b=1&c=<d>", lastmod: null }])).toContain(
    "<url><loc>https://x.example/a?b=1&amp;c=&lt;d&gt;</loc></url>",
  );
  expect(sitemapIndexXml([{ url: "https://x.example/a.xml", lastmod: "2026-01-01" }])).toContain(
    "<sitemap><loc>https://x.example/a.xml</loc><lastmod>2026-01-01</lastmod></sitemap>",
  );
});

it("robots.txt allows pages and pictures, and names the sitemaps", () => {
  const lines = robotsTxt("https://worthy.example").split("\n");
  expect(lines).toContain("Allow: /api/image/");
  expect(lines).toContain("Disallow: /v4/");
  expect(lines).toContain("Sitemap: https://worthy.example/sitemap.xml");
  expect(lines.some((line) => /^Disallow: \/(tv|movies|person|lists)?$/.test(line))).toBe(false);
});
