import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { manifestUnder } from "./manifestUnder.ts";
import { pageAssets, viteManifest } from "./pageAssets.ts";
import { findCardOf, publicPathsOf, renderPageOf, type PageSource } from "./pageSource.ts";

/** A problem with the web build that the user can fix; the message says how. */
export class PagesProblem extends Error {
  override readonly name = "PagesProblem";
}

/**
 * Serves the files of the web build and loads its server entry. Throws a `PagesProblem` if there is
 * no build.
 */
export async function builtPages(
  app: FastifyInstance,
  webDir: string,
  basePath = "",
): Promise<PageSource> {
  const client = join(webDir, "dist", "client");
  const server = join(webDir, "dist", "server", "public.server.js");
  const manifestFile = join(client, ".vite", "manifest.json");
  const manifest = await readFile(manifestFile, "utf8").catch((error: unknown) =>
    notBuilt(manifestFile, error),
  );
  const module: unknown = await import(pathToFileURL(server).href).catch((error: unknown) =>
    notBuilt(server, error),
  );
  const assets = pageAssets(viteManifest.parse(JSON.parse(manifest)));
  const renderPage = renderPageOf(module, server);
  if (basePath !== "") await serveManifests(app, client, basePath);
  await serveFiles(app, client, basePath === "" ? [] : ["*.webmanifest"]);
  return {
    headers: {},
    publicPaths: () => publicPathsOf(module),
    findCard: findCardOf(module),
    render: (request) => renderPage({ ...request, assets }),
  };
}

function notBuilt(path: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException; // what node:fs and import reject with
  if (code !== "ENOENT" && code !== "ERR_MODULE_NOT_FOUND") throw error;
  throw new PagesProblem(
    `The web pages aren’t built: there’s no ${path}. Run \`npm start\`, which builds them first.`,
    { cause: error },
  );
}

const A_WHILE = "public, max-age=300, stale-while-revalidate=86400";

/** The build doesn’t know under which path Worthy will be. */
async function serveManifests(
  app: FastifyInstance,
  client: string,
  basePath: string,
): Promise<void> {
  for (const name of (await readdir(client)).filter((each) => each.endsWith(".webmanifest"))) {
    const manifest = manifestUnder(basePath, await readFile(join(client, name), "utf8"));
    app.get(`/${name}`, (_request, reply) =>
      reply.header("cache-control", A_WHILE).type("application/manifest+json").send(manifest),
    );
  }
}

/**
 * Hashed files in /assets are cached forever and served as compressed by the build; others (theme
 * script, icons, service worker) are cached for a while.
 */
async function serveFiles(
  app: FastifyInstance,
  client: string,
  except: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(client, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    immutable: true,
    maxAge: "1y",
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false, // one route per existing file, so that all other paths stay pages
    globIgnore: ["assets/**", ...except],
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path) =>
      void reply.header("cache-control", path.endsWith("sw.js") ? "no-cache" : A_WHILE),
  });
}
