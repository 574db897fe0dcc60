import type { Browser } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { listOf, registeredBefore } from "../visits/inviteHelpers.ts";
import { test } from "../visits/productTest.ts";
import { callAs, findTitle, type FoundTitle, type Visitor } from "../visits/visitor.ts";

// What a messenger's bot sees of a link that somebody shares: no cookie, no script, no login.

const BOTS = {
  whatsapp: "WhatsApp/2.23.20.0",
  slack: "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  discord: "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
};

let product: Product;
let browser: Browser;
let show: FoundTitle;
let ann: Visitor;
let guest: Visitor;
let listLink: string;
let friendLink: string;

interface Reference {
  path: string;
}

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  show = await findTitle(product.origin, "Severance");
  const [annDevice, guestDevice] = [await browser.newContext(), await browser.newContext()];
  ann = await registeredBefore(annDevice, product, {
    email: "ann.previews@example.org",
    name: "Ann <b>&",
  });
  guest = await registeredBefore(guestDevice, product, {
    email: "guest.previews@example.org",
    name: "Guest",
  });
  const list = await listOf(product.origin, ann, { name: "Friday night", items: [show.id] });
  const reference = (path: string) =>
    callAs(product.origin, ann, [
      "POST",
      `/v1/users/${ann.userId}/${path}`,
      {},
    ]) as Promise<Reference>; // the contract's answer
  listLink = (await reference(`watchlists/${list}/invites/reference`)).path;
  friendLink = (await reference("friends/invite-reference")).path;
}, 180_000);

afterAll(() => browser?.close());

interface Seen {
  status: number;
  html: string;
  /** What the tags say, by name. */
  tags: Readonly<Record<string, string>>;
}

async function seenBy(bot: keyof typeof BOTS, path: string, language?: string): Promise<Seen> {
  const response = await fetch(product.origin + path, {
    headers: {
      "user-agent": BOTS[bot],
      accept: "*/*",
      ...(language ? { "accept-language": language } : {}),
    },
  });
  const html = await response.text();
  const tags = [
    ...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g),
  ].map(([, name = "", content = ""]) => [name, unescaped(content)]);
  return { status: response.status, html, tags: Object.fromEntries(tags) };
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** Width and height from the header of a JPEG file: its first start of a frame. */
function sizeOfJpeg(bytes: Buffer): [width: number, height: number] {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error("this is no JPEG file");
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error("the JPEG file has no frame");
}

/** Fetches the picture that the tags name, as the bot does. */
async function pictureOf({ tags }: Seen) {
  const response = await fetch(tags["og:image"] ?? "", {
    headers: { "user-agent": BOTS.whatsapp },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const size = sizeOfJpeg(Buffer.from(await response.arrayBuffer()));
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    cached: response.headers.get("cache-control"),
    size,
  };
}

const NOTHING_THERE = `/watchlists/invite/${"x".repeat(24)}`;

describe("link previews", () => {
  it("isolate Hebrew names from the surrounding words without reversing them", async () => {
    const device = await browser.newContext();
    const shira = await registeredBefore(device, product, {
      email: "shira.previews@example.org",
      name: "שירה!",
    });
    const invite = async (name: string) => {
      const list = await listOf(product.origin, shira, { name, items: [show.id] });
      const path = `/v1/users/${shira.userId}/watchlists/${list}/invites/reference`;
      const reference = await callAs(product.origin, shira, ["POST", path, {}]);
      const { tags, html } = await seenBy("whatsapp", (reference as Reference).path); // the contract's answer
      return [/<title>(.*)<\/title>/.exec(html)?.[1], tags["og:title"], tags["og:image:alt"]];
    };
    const who = "\u2068שירה!\u2069";
    for (const [name, shown] of [
      ["סרטים 1.", "\u2068סרטים 1.\u2069"],
      ["\u202Etsil live", "tsil live"],
    ] as const)
      for (const text of await invite(name)) {
        expect(text).toContain(`${who} invited you to “${shown}”`);
        expect(text).not.toMatch(/[\u202A-\u202E]/);
      }
  });

  it.each([
    ["a title", () => show.path, "Severance (2022)"],
    ["a list", () => "/lists/best-of-the-1990s", "Best of the 1990s: "],
    ["the lists", () => "/lists", "Lists"],
    ["all titles", () => "/titles", "All titles, A to Z"],
    ["a genre", () => "/browse/genre/science-fiction", "Sci-Fi"],
    ["a mood", () => "/browse/mood/cozy", "Cozy"],
    ["a decade", () => "/browse/decade/1990", "The 1990s"],
    ["the ways to browse", () => "/browse", "Browse"],
    ["an invite to a list", () => listLink, "Ann <b>& invited you to “Friday night”"],
    ["a friend invite", () => friendLink, "Ann <b>& wants to be friends"],
    ["an unknown invite", () => NOTHING_THERE, "You’re invited"],
    ["a broken invite", () => "/watchlists/invite/x", "You’re invited"],
  ])("describe %s, with a 1200×630 image", async (_, path, title) => {
    for (const bot of ["whatsapp", "slack", "discord"] as const) {
      const seen = await seenBy(bot, path());
      expect(seen.status).toBe(200);
      expect(seen.tags).toMatchObject({
        "og:site_name": "Worthy",
        "og:title": expect.stringContaining(title),
        "og:description": expect.stringMatching(/\w{3}/),
        "og:url": product.origin + path(),
        "og:image": expect.stringContaining(`${product.origin}/api/image/`),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringContaining(title),
        "twitter:card": "summary_large_image",
      });
      if (bot === "whatsapp")
        expect(await pictureOf(seen)).toMatchObject({
          status: 200,
          type: "image/jpeg",
          cached: expect.stringContaining("public, max-age="),
          size: [1200, 630],
        });
    }
  });

  it.each([
    ["de", "/lists/best-of-the-1990s", "Das Beste der 1990er"],
    ["es", "/browse/genre/science-fiction", "Ciencia ficción"],
    ["de", NOTHING_THERE, "Du bist eingeladen"],
    ["es", NOTHING_THERE, "Tienes una invitación"],
  ])("in %s, show %s with an image in the same language", async (language, path, title) => {
    const seen = await seenBy("whatsapp", path, language);
    expect(seen.tags["og:title"]).toContain(title);
    expect(seen.tags["og:image:alt"]).toContain(title);
    expect(seen.tags["og:image"]).toContain(`/api/image/card/${language}/`);
    expect((await pictureOf(seen)).size).toEqual([1200, 630]);
  });
});

describe("the preview of an invite", () => {
  it("isn't indexed, keeps the reference out of its image's URL and reveals no titles", async () => {
    for (const [path, picture] of [
      [listLink, "watchlist"],
      [friendLink, "friend"],
      [NOTHING_THERE, "any"],
    ] as const) {
      const { html, tags } = await seenBy("discord", path);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(tags["og:image"]).toBe(
        `${product.origin}/api/image/card/en/watchlists/invite/${picture}.jpg`,
      );
      expect(Object.values(tags).join(" ")).not.toMatch(/Severance|Someone|score|%/);
    }
  });

  it("doesn't use up the invite, and reveals nothing once the invite is no longer valid", async () => {
    const acknowledged = await callAs(product.origin, guest, [
      "POST",
      `/v1/users/${guest.userId}/watchlists/invites/acknowledge/${referenceIn(listLink)}`,
    ]);
    expect(acknowledged).toMatchObject({ watchlistType: "INVITED_SEEN" });
    const accepted = await callAs(product.origin, guest, [
      "POST",
      `/v1/users/${guest.userId}/friends/invites/${referenceIn(friendLink)}`,
      { action: "accept" },
    ]);
    expect(accepted).toMatchObject({ friend: { status: "ACCEPTED" } });

    const before = await seenBy("slack", friendLink);
    expect(before.tags["og:title"]).toContain("Ann");
    await callAs(product.origin, ann, [
      "POST",
      `/v1/users/${ann.userId}/friends/invite-reference`,
      { rotate: true },
    ]);
    const over = await seenBy("slack", friendLink);
    expect(over.tags["og:title"]).toBe("You’re invited · Worthy");
    expect(over.html).not.toContain("Ann");
  });
});

const referenceIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

it("shows the same preview for a list's personal page as for its public page", async () => {
  const path = "/lists/mood-cozy";
  const everybodys = await seenBy("whatsapp", path);
  const own = await fetch(product.origin + path, {
    headers: { cookie: `worthy=${ann.bearer}`, accept: "text/html" },
  });
  expect(await own.text()).toContain(
    `<meta property="og:image" content="${everybodys.tags["og:image"]}">`,
  );
});
