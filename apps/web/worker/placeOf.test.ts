import { manifest } from "@worthy/contract/manifest";
import { SOCKET_PATH } from "@worthy/contract/socketManifest";
import { describe, expect, it } from "vitest";
import { mayKeepPage, placeOf } from "./placeOf.ts";

const ORIGIN = "https://worthy.example";
const place = (path: string, asked = { method: "GET", mode: "navigate" }, scope = `${ORIGIN}/`) =>
  placeOf(new URL(path, ORIGIN), asked, scope);

describe("the service worker", () => {
  it("doesn't intercept API requests, regardless of the request mode", () => {
    const paths = Object.values(manifest).map(({ path }) => path.replaceAll(/\{\w+\}/g, "1"));
    for (const path of [
      ...paths,
      SOCKET_PATH,
      "/api/image/tmdb/w310/a.webp",
      "/healthz",
      "/metrics",
      "/sitemap.xml",
      "/sw.js",
    ])
      for (const mode of ["navigate", "cors"])
        expect([path, place(path, { method: "GET", mode })]).toEqual([path, "network"]);
  });

  it("doesn't intercept writes or requests to other sites", () => {
    expect(place("/", { method: "POST", mode: "navigate" })).toBe("network");
    expect(place("https://elsewhere.example/")).toBe("network");
  });

  it("recognises pages, assets and files", () => {
    for (const path of [
      "/",
      "/home/",
      "/tv/dark-7",
      "/watchlist/5",
      "/person/amy-adams-7",
      "/vote",
    ])
      expect(place(path)).toBe("page");
    expect(place("/assets/browser-1.js", { method: "GET", mode: "cors" })).toBe("asset");
    expect(place("/icons/icon-192.png", { method: "GET", mode: "no-cors" })).toBe("file");
    expect(place("/tv/dark-7", { method: "GET", mode: "cors" })).toBe("network");
  });

  it("handles only what is under its base path", () => {
    const under = (path: string, mode = "navigate") =>
      place(path, { method: "GET", mode }, `${ORIGIN}/worthy/`);
    expect([under("/worthy/"), under("/worthy/tv/dark-7")]).toEqual(["page", "page"]);
    expect([under("/worthy/assets/a.js", "cors"), under("/worthy/icons/a.png", "cors")]).toEqual([
      "asset",
      "file",
    ]);
    for (const path of ["/worthy/v1/users", "/tv/dark-7", "/worthy-too/", "/assets/a.js"])
      expect(under(path)).toBe("network");
  });

  it("caches only pages that aren't personal", () => {
    const kept = (status: number, control?: string) =>
      mayKeepPage({
        status,
        headers: new Headers(control === undefined ? {} : { "cache-control": control }),
      });
    expect(kept(200, "public, max-age=60, stale-while-revalidate=600")).toBe(true);
    for (const control of ["private, no-store", "no-cache", "public, no-store", undefined])
      expect(kept(200, control)).toBe(false);
    for (const status of [301, 404, 410, 500])
      expect(kept(status, "public, max-age=60")).toBe(false);
  });
});
