import { basePathOf, escapeHtml, IMAGE_WIDTHS, type Language } from "@worthy/domain";
import type { Locale } from "../locale/createLocale.ts";
import startTexts from "./texts/start.en.json" with { type: "json" };
import type { PageRequest } from "@worthy/contract";
import type { Card, Head } from "../routing/Screen.ts";
import { escapedJson } from "./pageState.ts";
import { toAddress } from "../api/basePath.ts";

interface DocumentParts {
  locale: Locale;
  body: string;
  meta: Head;
  /** The page's schema.org data as JSON-LD; empty if there is none. */
  structured: readonly object[];
  /** App store link for phones. */
  appStoreUrl?: string | undefined;
  /** The page's state, packed. */
  state: string;
  /** The product's name, if not Worthy. */
  brand?: string | undefined;
  /** Background colours for the browser's own bars, if not the default. */
  grounds?: PageRequest["grounds"];
  origin: string;
  pathname: string;
  /** Source files of the page's screen and popup. */
  sources: readonly string[];
  assets: PageRequest["assets"];
}

/** The defaults (packages/ui/src/tokens.css). */
const GROUNDS = { dark: "#12100e", light: "#f5efe4" };

/**
 * The document around the rendered app, but for its end. No inline scripts: state travels as JSON.
 */
export function documentHtml({
  locale,
  body,
  meta,
  structured,
  appStoreUrl,
  grounds,
  state,
  brand,
  origin,
  pathname,
  sources,
  assets,
}: DocumentParts): string {
  const { language } = locale;
  const base = basePathOf(origin);
  const linked = (path: string) => escapeHtml(toAddress(path));
  const t = locale.texts(startTexts);
  const canonical = escapeHtml(origin + (meta.canonical ?? pathname));
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description ?? "");
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${base === "" ? "" : ` data-base="${base}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}">`,
    meta.canonical === undefined ? `<meta name="robots" content="noindex">` : "",
    meta.canonical === undefined && meta.card === undefined
      ? ""
      : previewTags({
          title,
          description,
          canonical,
          path: meta.canonical ?? pathname,
          // A card names the product, and the server draws only its own.
          image: meta.card && brand === undefined ? cardUrl(meta.card, language) : meta.image,
          origin,
          site: escapeHtml(brand ?? "Worthy"),
        }),
    ...structured.map(
      (thing) => `<script type="application/ld+json">${escapedJson(thing)}</script>`,
    ),
    appStoreUrl === undefined ? "" : `<meta name="app-store" content="${escapeHtml(appStoreUrl)}">`,
    `<meta name="color-scheme" content="dark light"><meta name="theme-color" content="${escapeHtml(grounds?.dark ?? GROUNDS.dark)}" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="${escapeHtml(grounds?.light ?? GROUNDS.light)}" media="(prefers-color-scheme: light)">`,
    `<link rel="manifest" href="${linked(`${brand === undefined ? "" : "/business"}/${manifestName(language)}`)}"><link rel="apple-touch-icon" href="${linked("/icons/apple-touch-180.png")}"><link rel="icon" href="${linked("/favicon.svg")}" type="image/svg+xml"><script src="${linked(assets.themeScript)}" data-cookies="${escapeHtml(t("start.cookies"))}" data-cookies-hint="${escapeHtml(t("start.cookiesHint"))}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${linked(href)}">`),
    // Anonymous, like the style sheet's own font requests, or fonts would be loaded twice.
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" href="${linked(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    // The page can be read before hydration: styles, fonts and pictures go first.
    ...modulesFor(language, { assets, sources }).map(
      (href) => `<link rel="modulepreload" href="${linked(href)}" fetchpriority="low">`,
    ),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${state}</script>`,
  ].join("");
}

/** The end of a document: its program, and when what the page shows was read. */
export const endHtml = ({ entry, readAt }: { entry: string; readAt: number }): string =>
  `<script type="module" src="${escapeHtml(toAddress(entry))}" fetchpriority="low" data-read-at="${readAt}"></script></body></html>`;

/** The modules of a page, in the order in which it needs them. */
function modulesFor(
  language: Language,
  { assets, sources }: Pick<DocumentParts, "assets" | "sources">,
): string[] {
  return [
    ...new Set([
      ...assets.preloads,
      ...(assets.languages?.[language] ?? []),
      ...sources.flatMap((source) => assets.parts[source] ?? []),
      ...(assets.deferred ?? []),
    ]),
  ];
}

/** English has no language suffix. */
const manifestName = (language: Language) =>
  language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;

interface Preview {
  title: string;
  description: string;
  canonical: string;
  origin: string;
  /** The product's name. */
  site: string;
  /** Paths of the page and its image. */
  path: string;
  image: string | undefined;
}

/** The path of a drawn card, 1200 by 630; the server finds the card at the page. */
const CARDS = "/api/image/card/";

function cardUrl({ path }: Card, language: Language): string {
  return `${CARDS}${language}${path}.jpg`;
}

const CARD_HEIGHT = 630;

/** The Open Graph type of a page. */
function typeAt(canonical: string): string {
  const type = /^\/(tv|movies|person)\//.exec(canonical)?.[1];
  return type === "tv"
    ? "video.tv_show"
    : type === "movies"
      ? "video.movie"
      : type === "person"
        ? "profile"
        : "website";
}

/** Metadata for link previews. All texts are already escaped. */
function previewTags({
  title,
  description,
  canonical,
  origin,
  site,
  path,
  image,
}: Preview): string {
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${content}">`;
  const tags = [
    property("site_name", site),
    property("type", typeAt(path)),
    property("title", title),
    property("description", description),
    property("url", canonical),
  ];
  if (image) tags.push(property("image", escapeHtml(origin + image)), property("image:alt", title));
  if (image?.startsWith(CARDS) || image?.includes(`/w${IMAGE_WIDTHS.card}/`))
    tags.push(property("image:width", IMAGE_WIDTHS.card), property("image:height", CARD_HEIGHT));
  tags.push(`<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`);
  return tags.join("");
}

/** Right-to-left languages. The product has none yet; its pages are ready for them. */
const FROM_THE_RIGHT = /^(ar|fa|he|ur)\b/;

export function directionOf(language: string): "ltr" | "rtl" {
  return FROM_THE_RIGHT.test(language) ? "rtl" : "ltr";
}
