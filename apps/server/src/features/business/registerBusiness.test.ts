import { join } from "node:path";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { readBusinessTheme } from "../../platform/businessTheme.ts";
import { registerBusiness } from "./registerBusiness.ts";

const WEB = join(import.meta.dirname, "../../../../web");

function given(more: object = {}) {
  const app = Fastify();
  const theme = {
    ...readBusinessTheme(
      JSON.stringify({
        name: "Acme",
        colours: { dark: { ground: "#101820" }, light: { inkSecond: "#404040" } },
      }),
    ),
    ...more,
  };
  return { app, lookOf: registerBusiness(app, { theme, webDir: WEB }) };
}

describe("the business theme", () => {
  // shows: 1.business.1
  it("applies only to its own host, and not to hosts without a theme", () => {
    const { lookOf } = given();
    expect(["b2b.localhost", "B2B.acme.example"].map((host) => lookOf(host)?.brand)).toEqual([
      "Acme",
      "Acme",
    ]);
    expect(["localhost", "notb2b.localhost", "acme.b2b.example", ""].map(lookOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(lookOf("b2b.localhost")?.grounds).toEqual({ dark: "#101820" });
    expect(registerBusiness(Fastify(), { theme: null, webDir: WEB })("b2b.localhost")).toBeNull();
  });

  it("is a style sheet for light and dark mode, cached forever under a content hash", async () => {
    const { app, lookOf } = given();
    const path = lookOf("b2b.localhost")?.styles[0] ?? "";
    const answer = await app.inject(path);
    expect([answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      "text/css; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    expect(answer.body).toBe(
      ':root,:root[data-theme="dark"]{--ground:#101820}:root[data-theme="light"]{--ink-second:#404040}@media (prefers-color-scheme:light){:root:not([data-theme]){--ink-second:#404040}}',
    );
  });

  it("replaces the ring with its logo, served only as an image, and sets the name in the web manifest", async () => {
    const { app, lookOf } = given({
      logo: { content: Buffer.from("<svg/>"), type: "image/svg+xml" },
    });
    const styles = (await app.inject(lookOf("b2b.localhost")?.styles[0] ?? "")).body;
    const logo = await app.inject(/url\("([^"]+)"\)/.exec(styles)?.[1] ?? "");
    expect([
      logo.body,
      logo.headers["content-type"],
      logo.headers["content-security-policy"],
    ]).toEqual([
      "<svg/>",
      "image/svg+xml",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
    const manifest = (await app.inject("/business/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({
      name: "Acme",
      short_name: "Acme",
      background_color: "#101820",
      start_url: "/",
    });
    expect(manifest.icons.length).toBeGreaterThan(4);
    expect((await app.inject("/business/manifest.de.webmanifest")).json()).toMatchObject({
      name: "Acme",
      lang: "de",
      background_color: "#101820",
    });
  });
});
