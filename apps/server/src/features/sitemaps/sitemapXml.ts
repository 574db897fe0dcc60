import { escapeHtml } from "@worthy/domain";

/** One address in a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO day of the last change; null if unknown. */
  lastmod: string | null;
  /** Absolute address of its picture. */
  image?: string;
}

const lastmodTag = (lastmod: string | null) =>
  lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap in the format of sitemaps.org, with Google's extension for pictures. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, lastmod, image }) => {
    const picture =
      image === undefined
        ? ""
        : `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`;
    return `<url><loc>${escapeHtml(url)}</loc>${lastmodTag(lastmod)}${picture}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${rows.join("")}</urlset>\n`;
}

/** The index of sitemaps. */
export function sitemapIndexXml(files: readonly Omit<SitemapEntry, "image">[]): string {
  const rows = files.map(
    ({ url, lastmod }) =>
      `<sitemap><loc>${escapeHtml(url)}</loc>${lastmodTag(lastmod)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${rows.join("")}</sitemapindex>\n`;
}
