import { readPage, type CrawledPage } from "./readPage.ts";

export interface Crawl {
  /** Every page that was read, by its path. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** Clicks from the first page, by path. */
  clicks: ReadonlyMap<string, number>;
  /** Paths that the sitemaps name. */
  listed: ReadonlySet<string>;
  /** Pages that were found and left unread. */
  unread: number;
}

export interface CrawlOptions {
  origin: string;
  /** Whether to read a page that was found; without it all are read, also those that only the sitemaps name. */
  follows?: (path: string) => boolean;
  /** Pages asked for at the same time. */
  atOnce?: number;
  /** Told of how far it is. */
  progress?: (read: number) => void;
}

/** Reads the site from its first page on, level by level, and what its sitemaps name. */
export async function crawlSite({
  origin,
  follows,
  atOnce = 4,
  progress = () => {},
}: CrawlOptions): Promise<Crawl> {
  const listed = await readSitemaps(origin);
  const pages = new Map<string, CrawledPage>();
  const clicks = new Map<string, number>([["/", 0]]);
  let unread = 0;
  let level = ["/"];
  const readLevel = async (paths: readonly string[]) => {
    const queue = [...paths];
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        pages.set(path, await readPage(origin, path));
        progress(pages.size);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  for (let depth = 1; level.length > 0; depth += 1) {
    await readLevel(level);
    const found = new Set(
      level.flatMap((path) => pages.get(path)?.links ?? []).filter((path) => !clicks.has(path)),
    );
    for (const path of found) clicks.set(path, depth);
    level = follows ? [...found].filter(follows) : [...found];
    unread += found.size - level.length;
  }
  if (!follows) await readLevel([...listed].filter((path) => !clicks.has(path)));
  return { pages, clicks, listed, unread };
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));

/** The paths of all addresses of the sitemaps, wherever they say that the site is. */
async function readSitemaps(origin: string): Promise<Set<string>> {
  const read = async (path: string) =>
    locationsIn(await (await fetch(origin + path)).text())
      .map((url) => new URL(url))
      .map(({ pathname, search }) => pathname + search);
  const files = await read("/sitemap.xml");
  const paths = await Promise.all(files.map(read));
  return new Set(paths.flat());
}
