/** What belongs to programs. Personal pages are not named here: they say `noindex` themselves, which only who may read them learns. */
const FOR_PROGRAMS = ["/api/", "/v1/", "/v2/", "/v3/", "/v4/", "/v5/", "/v6/", "/node/", "/nodes/", "/casts/", "/public/", "/docs", "/metrics"];

/** Who may look at what: everything that is a page or a picture. Pages are whole without asking anything more. */
export function robotsTxt(origin: string): string {
  return ["User-agent: *", "Allow: /api/image/", ...FOR_PROGRAMS.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
