/** One address of a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO day on which it last changed; null where that is not known. */
  lastmod: string | null;
  /** Absolute address of its picture. */
  image?: string;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const lastmodTag = (lastmod: string | null) => (lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap as sitemaps.org has it, with Google's extension for pictures. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, lastmod, image }) => {
    const picture = image === undefined ? "" : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
    return `<url><loc>${escapeXml(url)}</loc>${lastmodTag(lastmod)}${picture}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${rows.join("")}</urlset>\n`;
}

/** The sitemap of sitemaps. */
export function sitemapIndexXml(files: readonly Omit<SitemapEntry, "image">[]): string {
  const rows = files.map(({ url, lastmod }) => `<sitemap><loc>${escapeXml(url)}</loc>${lastmodTag(lastmod)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${rows.join("")}</sitemapindex>\n`;
}
