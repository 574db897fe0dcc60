import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { placeOf, registerShare } from "./registerShare.ts";

const ORIGIN = "https://worthy.example";

describe("content shared with the app", () => {
  it.each([
    [{ url: "web+worthy:/movies/her-12" }, "/movies/her-12"],
    [{ url: "web+worthy://tv/dark-7" }, "/tv/dark-7"],
    [{ url: "web+worthy://evil.example/" }, "/search?q=evil.example"],
    [{ text: `${ORIGIN}/tv/dark-7` }, "/tv/dark-7"],
    [{ title: "Tom & Jerry", text: "https://elsewhere.example/x" }, "/search?q=Tom%20%26%20Jerry"],
    [{ title: "\ud800Her" }, "/search?q=%EF%BF%BDHer"],
    [{}, "/search"],
  ])("%o leads to %s", (shared, place) => expect(placeOf(shared, ORIGIN)).toBe(place));

  it("is found under a base path", async () => {
    const app = Fastify();
    registerShare(app, { publicUrl: `${ORIGIN}/worthy` });
    const leadsTo = async (url: string) =>
      (await app.inject(`/share?${new URLSearchParams({ url })}`)).headers.location;
    expect(await leadsTo(`${ORIGIN}/worthy/tv/dark-7`)).toBe("/worthy/tv/dark-7");
    expect(await leadsTo("web+worthy://tv/dark-7")).toBe("/worthy/tv/dark-7");
    expect(await leadsTo(`${ORIGIN}/tv/dark-7`)).toBe("/worthy/search?q=dark%207");
  });

  it("is passed in the URL, regardless of its content", async () => {
    const app = Fastify();
    registerShare(app, { publicUrl: ORIGIN });
    const asked = await app.inject("/share?title=Her&title=Him&text[]=x&url=%E0%A4%A");
    expect([asked.statusCode, asked.headers.location]).toEqual([303, "/search"]);
    expect((await app.inject("/share?title=Her")).headers.location).toBe("/search?q=Her");
  });
});
