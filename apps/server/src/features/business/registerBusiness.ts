import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isBusinessHost } from "@worthy/domain";
import type { FastifyInstance } from "fastify";
import type { BusinessTheme } from "../../platform/businessTheme.ts";
import { manifestUnder } from "../../platform/ssr/manifestUnder.ts";
import { themeStyles } from "./themeStyles.ts";

/** What business pages have besides the product's own look. */
export interface BusinessLook {
  /** The product's name there. */
  brand: string;
  /** Style sheets loaded after all others. */
  styles: readonly string[];
  /** Background of each theme, for the browser's own bars, if it has one. */
  grounds: { dark?: string | undefined; light?: string | undefined };
}

const FOR_GOOD = "public, max-age=31536000, immutable";
/** SVG may contain scripts; this restricts it to being a picture. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const fingerprint = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

/**
 * Serves a theme's files, each with a content hash in its name, and returns the look of a host's
 * pages; null on all other hosts.
 */
export function registerBusiness(
  app: FastifyInstance,
  {
    theme,
    webDir,
    basePath = "",
  }: { theme: BusinessTheme | null; webDir: string; basePath?: string },
): (host: string) => BusinessLook | null {
  if (!theme) return () => null;
  const logoPath = theme.logo ? `/business/logo-${fingerprint(theme.logo.content)}` : "";
  const styles = themeStyles(theme, logoPath && basePath + logoPath);
  const stylesPath = `/business/theme-${fingerprint(styles)}.css`;
  app.get(stylesPath, (_request, reply) =>
    reply.header("cache-control", FOR_GOOD).type("text/css; charset=utf-8").send(styles),
  );
  const { logo } = theme;
  if (logo)
    app.get(logoPath, (_request, reply) =>
      reply
        .header("cache-control", FOR_GOOD)
        .header("content-security-policy", SANDBOX)
        .type(logo.type)
        .send(logo.content),
    );
  for (const file of readdirSync(join(webDir, "public")).filter((name) =>
    name.endsWith(".webmanifest"),
  )) {
    const manifest = webManifest(theme, {
      own: readFileSync(join(webDir, "public", file), "utf8"),
      logoPath,
    });
    app.get(`/business/${file}`, (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=300")
        .type("application/manifest+json")
        .send(manifestUnder(basePath, manifest)),
    );
  }
  const { dark, light } = theme.colours;
  const look = {
    brand: theme.name,
    styles: [stylesPath],
    grounds: { dark: dark?.ground, light: light?.ground },
  };
  return (host) => (isBusinessHost(host) ? look : null);
}

/**
 * One of the product's web manifests, one per language, with the business's name, colours and logo.
 */
function webManifest(
  { name, colours, logo }: BusinessTheme,
  { own: text, logoPath }: { own: string; logoPath: string },
): string {
  const own = JSON.parse(text) as { icons: object[] }; // our own file
  const ground = colours.dark?.ground;
  const icon = logo ? [{ src: logoPath, sizes: "any", type: logo.type, purpose: "any" }] : [];
  return JSON.stringify({
    ...own,
    name,
    short_name: name,
    icons: [...icon, ...own.icons],
    screenshots: [],
    ...(ground ? { background_color: ground, theme_color: ground } : {}),
  });
}
