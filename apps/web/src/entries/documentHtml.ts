import type { PageRequest } from "@worthy/contract";
import type { Meta } from "../routing/Screen.ts";
import { escapedJson, type PageState } from "./pageState.ts";

interface DocumentParts {
  body: string;
  meta: Meta;
  state: PageState;
  origin: string;
  pathname: string;
  /** Source files of the screen and the popup that the page shows. */
  sources: readonly string[];
  assets: PageRequest["assets"];
}

/** The whole page round the rendered app. No inline script runs: state travels as JSON. */
export function documentHtml({ body, meta, state, origin, pathname, sources, assets }: DocumentParts): string {
  const canonical = escapeHtml(origin + (meta.canonical ?? pathname));
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description ?? "");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}">`,
    meta.canonical === undefined
      ? `<meta name="robots" content="noindex">`
      : previewTags({ title, description, canonical, image: meta.image ? escapeHtml(origin + meta.image) : null }),
    `<meta name="color-scheme" content="dark light"><meta name="theme-color" content="#12100e" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="#f5efe4" media="(prefers-color-scheme: light)">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script src="${escapeHtml(assets.themeScript)}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    // Anonymous as the style sheet's own requests for fonts are, or they would be loaded twice.
    ...assets.fonts.map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`),
    // The page can be read before it comes alive: styles, fonts and pictures go first.
    ...[...assets.preloads, ...sources.flatMap((source) => assets.parts[source] ?? [])].map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="state">${escapedJson(state)}</script><script type="module" src="${escapeHtml(assets.entry)}" fetchpriority="low"></script></body></html>`,
  ].join("");
}

function previewTags({ title, description, canonical, image }: { title: string; description: string; canonical: string; image: string | null }): string {
  const tags = [`<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}">`];
  if (image) tags.push(`<meta property="og:image" content="${image}"><meta name="twitter:card" content="summary_large_image">`);
  return tags.join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
