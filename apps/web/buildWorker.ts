import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { offlinePages } from "./worker/offlinePages.ts";

/** Non-Latin fonts are loaded on demand. */
const FIRST_ASSETS = /\.(js|css)$|-latin-wght-normal-[\w-]+\.woff2$/;
const FILES = ["theme.js", "favicon.svg"];

interface ShellFile {
  url: string;
  /** Null when the file name contains a hash. */
  revision: string | null;
}

/**
 * What a device caches to start without a network: the program, its styles and fonts, and the
 * offline page. Addresses are relative to the worker’s own.
 */
async function shellFiles(client: string, version: string): Promise<ShellFile[]> {
  const assets = (await readdir(join(client, "assets")))
    .filter((name) => FIRST_ASSETS.test(name))
    .toSorted();
  const files = FILES.map(async (name) => ({
    url: name,
    revision: createHash("sha256")
      .update(await readFile(join(client, name)))
      .digest("hex")
      .slice(0, 16),
  }));
  return [
    ...assets.map((name) => ({ url: `assets/${name}`, revision: null })),
    ...(await Promise.all(files)),
    ...offlinePages.map((url) => ({ url, revision: version })),
  ];
}

/**
 * Writes `sw.js` into the browser build. @param version changes whenever a page of this build would
 * look different
 */
export async function buildWorker(web: string, version: string): Promise<void> {
  const client = join(web, "dist", "client");
  await build({
    configFile: false,
    root: web,
    logLevel: "warn",
    mode: "production",
    publicDir: false,
    define: {
      SHELL: JSON.stringify(await shellFiles(client, version)),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(web, "worker", "serviceWorker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
