import { IMAGE_WIDTHS, type Language } from "@worthy/domain";
import type { PageRequest } from "@worthy/contract";
import type { Meta } from "../routing/Screen.ts";
import type { LanguageTexts } from "../messages/languageTexts.ts";
import { packState } from "./packState.ts";
import { escapedJson, type PageState } from "./pageState.ts";

interface DocumentParts {
  language: Language;
  body: string;
  meta: Meta;
  /** What search engines read of the page, schema.org as JSON-LD; empty where it is about nothing. */
  structured: readonly object[];
  /** Where phones get the app. */
  appStoreUrl?: string | undefined;
  /** What is said where the program cannot start. */
  start: LanguageTexts["start"];
  state: PageState;
  /** Colours of the page's ground in the browser's own bars, where they are not ours. */
  grounds?: PageRequest["grounds"];
  origin: string;
  pathname: string;
  /** Source files of the screen and the popup that the page shows. */
  sources: readonly string[];
  assets: PageRequest["assets"];
}

/** Our own (packages/ui/src/tokens.css). */
const GROUNDS = { dark: "#12100e", light: "#f5efe4" };

/** The whole page round the rendered app. No inline script runs: state travels as JSON. */
export function documentHtml({ language, body, meta, structured, appStoreUrl, start, grounds, state, origin, pathname, sources, assets }: DocumentParts): string {
  const canonical = escapeHtml(origin + (meta.canonical ?? pathname));
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description ?? "");
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}">`,
    meta.canonical === undefined
      ? `<meta name="robots" content="noindex">`
      : previewTags({ title, description, canonical, origin, meta, site: escapeHtml(state.brand ?? "Worthy") }),
    ...structured.map((thing) => `<script type="application/ld+json">${escapedJson(thing)}</script>`),
    appStoreUrl === undefined ? "" : `<meta name="app-store" content="${escapeHtml(appStoreUrl)}">`,
    `<meta name="color-scheme" content="dark light"><meta name="theme-color" content="${escapeHtml(grounds?.dark ?? GROUNDS.dark)}" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="${escapeHtml(grounds?.light ?? GROUNDS.light)}" media="(prefers-color-scheme: light)">`,
    `<link rel="manifest" href="${state.brand === undefined ? "" : "/business"}/${manifestName(language)}"><link rel="apple-touch-icon" href="/icons/apple-touch-180.png"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script src="${escapeHtml(assets.themeScript)}" data-cookies="${escapeHtml(start.cookies)}" data-cookies-hint="${escapeHtml(start.cookiesHint)}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    // Before the program, which speaks what it finds spoken.
    ...speechTags(assets.languages?.[language]),
    // Anonymous as the style sheet's own requests for fonts are, or they would be loaded twice.
    ...assets.fonts.map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`),
    // The page can be read before it comes alive: styles, fonts and pictures go first.
    ...[...assets.preloads, ...sources.flatMap((source) => assets.parts[source] ?? [])].map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${packState(state)}</script><script type="module" src="${escapeHtml(assets.entry)}" fetchpriority="low"></script></body></html>`,
  ].join("");
}

/** English comes without its tag. */
const manifestName = (language: Language) => (language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`);

function speechTags([src, ...imports]: readonly string[] = []): string[] {
  if (src === undefined) return [];
  return [
    `<script type="module" src="${escapeHtml(src)}" fetchpriority="low"></script>`,
    ...imports.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`),
  ];
}

interface Preview {
  title: string;
  description: string;
  canonical: string;
  origin: string;
  /** What the product is called. */
  site: string;
  meta: Meta;
}

const CARD_HEIGHT = 630;

/** What Open Graph calls what a page is about. */
function typeAt(canonical: string): string {
  const type = /^\/(tv|movies|person)\//.exec(canonical)?.[1];
  return type === "tv" ? "video.tv_show" : type === "movies" ? "video.movie" : type === "person" ? "profile" : "website";
}

/** What other places show of a link to this page. All texts are escaped already. */
function previewTags({ title, description, canonical, origin, site, meta: { image, canonical: path = "" } }: Preview): string {
  const property = (name: string, content: string | number) => `<meta property="og:${name}" content="${content}">`;
  const tags = [property("site_name", site), property("type", typeAt(path)), property("title", title), property("description", description), property("url", canonical)];
  if (image) tags.push(property("image", escapeHtml(origin + image)), property("image:alt", title));
  if (image?.includes(`/w${IMAGE_WIDTHS.card}/`)) tags.push(property("image:width", IMAGE_WIDTHS.card), property("image:height", CARD_HEIGHT));
  tags.push(`<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`);
  return tags.join("");
}

/** Languages that are written from right to left. The product speaks none of them yet; its pages are ready for it. */
const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/;

export function directionOf(language: string): "ltr" | "rtl" {
  return FROM_THE_RIGHT.test(language) ? "rtl" : "ltr";
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
