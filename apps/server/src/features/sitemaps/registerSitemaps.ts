import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { entityTagOf, matchesEntityTag } from "../../platform/ssr/entityTag.ts";
import { dayOfLastLoad } from "../catalogue/generations.ts";
import { daysOfChange } from "../catalogue/recordVersions.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { listsOf } from "../lists/listsOf.ts";
import { titlesByName } from "../titles/titlesByName.ts";
import { robotsTxt } from "./robotsTxt.ts";
import { sitemapEntries, sitemapNames, type SitemapSource } from "./sitemapFiles.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml.ts";

export interface SitemapPorts {
  /** The product's public origin, without a trailing slash. */
  origin: string;
  sql: Queries;
  view(): CatalogueView;
  /** Public addresses that don't depend on a title, person or list. */
  fixedPaths(): Promise<readonly string[]>;
}

const CACHE = "public, max-age=3600";
const XML = "application/xml; charset=utf-8";

/** GET /robots.txt, /sitemap.xml and its files: what search engines may index. */
export function registerSitemaps(app: FastifyInstance, ports: SitemapPorts): void {
  const files = createFiles(ports);
  app.get("/robots.txt", (request, reply) =>
    send(request, reply, { type: "text/plain; charset=utf-8", text: robotsTxt(ports.origin) }),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    send(request, reply, { type: XML, text: await files.index() }),
  );
  app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", async (request, reply) => {
    const text = await files.file(request.params.name);
    return text === null
      ? sendRefusal(reply, refuse("not-found", "Sitemap not found."))
      : send(request, reply, { type: XML, text });
  });
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): FastifyReply {
  const tag = entityTagOf(text);
  void reply.header("cache-control", CACHE).header("etag", tag).type(type);
  return matchesEntityTag(headers["if-none-match"], tag)
    ? reply.code(304).send()
    : reply.send(text);
}

/**
 * Generated once per catalogue, each on first request: a few files that crawlers request again and
 * again.
 */
function createFiles(ports: SitemapPorts) {
  const made = new WeakMap<CatalogueView["snapshot"], Map<string, Promise<string | null>>>();
  const once = (name: string, make: (source: SitemapSource) => Promise<string | null>) => {
    const view = ports.view();
    const texts = made.get(view.snapshot) ?? new Map<string, Promise<string | null>>();
    made.set(view.snapshot, texts);
    const known = texts.get(name);
    if (known) return known;
    const text = sourceOf(view, ports).then(make);
    // Unknown or failed files are not cached, because callers can invent names.
    const forget = () => void texts.delete(name);
    text.then((found) => found ?? forget(), forget);
    texts.set(name, text);
    return text;
  };
  return {
    index: async () => (await once("index", indexOf)) ?? "",
    file: (name: string) =>
      once(
        name,
        async (source) =>
          (await sitemapEntries(name, source).then((entries) => entries && sitemapXml(entries))) ??
          null,
      ),
  };
}

async function indexOf(source: SitemapSource): Promise<string> {
  return sitemapIndexXml(
    sitemapNames(source).map((name) => ({
      url: `${source.origin}/sitemaps/${name}.xml`,
      lastmod: source.catalogueDay,
    })),
  );
}

async function sourceOf(
  view: CatalogueView,
  { origin, sql, fixedPaths }: SitemapPorts,
): Promise<SitemapSource> {
  const { snapshot } = view;
  // Titles to rate are a tool, not a page.
  const lists = listsOf(view).all.filter(({ kind }) => kind !== "input");
  const otherPaths = [
    ...(await fixedPaths()),
    ...lists.map(({ id }) => `/lists/${id}`),
    ...titlesByName(snapshot, { language: "en", original: false }).pages.map(
      ({ page }) => `/titles/${page}`,
    ),
  ];
  return {
    origin,
    snapshot,
    otherPaths,
    catalogueDay: await dayOfLastLoad(sql),
    daysOfChange: (titleIds) => daysOfChange(sql, titleIds),
  };
}
