/** What a crawler reads of a page. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** Paths of this site that links lead to, those that are not to be followed left out. */
  links: string[];
  /** What is embedded as JSON-LD, parsed; null where one could not be. */
  structured: (unknown | null)[];
  bytes: number;
  ms: number;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
};
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
const first = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? "");

/** Crawlers come from many addresses: one address alone would be slowed down. */
const someAddress = () =>
  `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;

/** Asks for one page as a crawler does: without a cookie, and following nothing by itself. A server that trusts its proxy takes each request as somebody else's. */
export async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const started = performance.now();
  const response = await fetch(origin + path, {
    headers: { accept: "text/html", "x-forwarded-for": someAddress() },
    redirect: "manual",
  });
  const html = await response.text();
  const ms = performance.now() - started;
  const location = response.headers.get("location");
  return {
    path,
    status: response.status,
    location,
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    indexable: response.status === 200 && !html.includes('<meta name="robots" content="noindex'),
    links: linksOf(html),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = ""]) => parsed(text),
    ),
    bytes: Buffer.byteLength(html),
    ms,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s([^>]*)>/g)].filter(
    ([, attributes = ""]) => !/rel="[^"]*nofollow/.test(attributes),
  );
  const paths = links
    .map(([, attributes = ""]) => first(attributes, /href="([^"]*)"/))
    .filter((href) => /^\/(?!\/)/.test(href));
  return [...new Set(paths.map((href) => href.replace(/#.*$/, "")))].filter(isPage);
}

/** Queries open popups or search; only the pages of something long are pages of their own. */
const isPage = (href: string) => !href.includes("?") || /\?page=\d+$/.test(href);
