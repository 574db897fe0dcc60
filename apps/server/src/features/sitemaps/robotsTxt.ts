import { basePathOf } from "@worthy/domain";

/**
 * Paths for programs. Personal pages are not listed here: they declare `noindex` themselves, which
 * only authorised readers see.
 */
const FOR_PROGRAMS = [
  "/api/",
  "/v1/",
  "/v2/",
  "/v3/",
  "/v4/",
  "/v5/",
  "/v6/",
  "/node/",
  "/nodes/",
  "/casts/",
  "/public/",
  "/docs",
  "/metrics",
];

/** Allows all pages and pictures. Pages are complete without further requests. */
export function robotsTxt(publicUrl: string): string {
  const base = basePathOf(publicUrl);
  return [
    "User-agent: *",
    `Allow: ${base}/api/image/`,
    ...FOR_PROGRAMS.map((path) => `Disallow: ${base}${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
