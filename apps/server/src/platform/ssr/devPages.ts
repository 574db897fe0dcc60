import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { BROWSER_ENTRY, THEME_SCRIPT } from "./pageAssets.ts";
import { findCardOf, publicPathsOf, renderPageOf, type PageSource } from "./pageSource.ts";

/** Linked as well as imported, so that the first paint is styled. */
const STYLES = "src/styles.css";
const SERVER_ENTRY = "/src/entries/public.server.tsx";

/**
 * The part of Vite's development server used here; Vite itself is a dependency of the web client.
 */
interface DevServer {
  middlewares(
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void;
  ssrLoadModule(url: string): Promise<unknown>;
  ssrFixStacktrace(error: Error): void;
  transformIndexHtml(url: string, html: string): Promise<string>;
  close(): Promise<void>;
}

interface Vite {
  createServer(options: {
    root: string;
    appType: "custom";
    logLevel: "warn";
    server: { middlewareMode: true; hmr: { server: Server } };
  }): Promise<DevServer>;
}

/** Vite adds inline scripts and style elements to pages; only development allows them. */
const DEV_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; frame-src https://www.youtube-nocookie.com; object-src 'none'";

/**
 * Pages straight from the sources: changes show without a build. `isOurs` matches requests that
 * Vite must not see.
 */
export async function devPages(
  app: FastifyInstance,
  { webDir, isOurs }: { webDir: string; isOurs(request: IncomingMessage): boolean },
): Promise<PageSource> {
  const place = createRequire(join(webDir, "package.json")).resolve("vite");
  const { createServer } = (await import(pathToFileURL(place).href)) as Vite; // typed above with the parts used
  const vite = await createServer({
    root: webDir,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (isOurs(request.raw)) return done();
    vite.middlewares(request.raw, reply.raw, (error) =>
      done(error instanceof Error ? error : undefined),
    );
  });
  const assets = {
    styles: existsSync(join(webDir, STYLES)) ? [`/${STYLES}`] : [],
    preloads: [],
    parts: {},
    fonts: [],
    entry: `/${BROWSER_ENTRY}`,
    themeScript: THEME_SCRIPT,
  };
  return {
    headers: { "content-security-policy": DEV_POLICY },
    publicPaths: async () => publicPathsOf(await vite.ssrLoadModule(SERVER_ENTRY)),
    findCard: async (request) => findCardOf(await vite.ssrLoadModule(SERVER_ENTRY))(request),
    async render(request) {
      try {
        const renderPage = renderPageOf(await vite.ssrLoadModule(SERVER_ENTRY), SERVER_ENTRY);
        const page = await renderPage({ ...request, assets });
        const html = page.html === "" ? "" : await vite.transformIndexHtml(request.url, page.html);
        return { ...page, html, cacheable: false };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}
