import { afterEach, expect, it } from "vitest";
import { cookiePath, fromAddress, imageAddress, setBasePath, toAddress } from "./basePath.ts";

afterEach(() => setBasePath(""));

it("changes nothing at the root of a host", () => {
  for (const path of ["/", "/tv/dark-7", "?q=1", "#cast"]) expect(toAddress(path)).toBe(path);
  expect([fromAddress("/tv/dark-7"), cookiePath()]).toEqual(["/tv/dark-7", "/"]);
});

it("adds the base path to this site’s paths only, and takes it off again", () => {
  setBasePath("/worthy");
  expect(["/", "/tv/dark-7?why=7"].map(toAddress)).toEqual(["/worthy/", "/worthy/tv/dark-7?why=7"]);
  for (const other of ["?q=1", "#cast", "https://a.example/x", "//a.example/x", "mailto:a@b.c"])
    expect(toAddress(other)).toBe(other);
  expect(["/worthy/", "/worthy/tv/dark-7", "/worthy"].map(fromAddress)).toEqual([
    "/",
    "/tv/dark-7",
    "/",
  ]);
  expect(cookiePath()).toBe("/worthy");
  expect(imageAddress("/abc.jpg", 310)).toBe("/worthy/api/image/tmdb/w310/abc.webp");
  expect(imageAddress("no picture", 310)).toBeNull();
});
