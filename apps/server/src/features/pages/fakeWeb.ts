import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const RENDER = `export async function renderPage({ url, origin, call, userId, language, variants, assets, kept }) {
  globalThis.renders = (globalThis.renders ?? 0) + 1;
  if (url === "/fails") throw new Error("a mistake");
  if (url === "/cut") throw Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
  if (url === "/hangs") return new Promise(() => {});
  if (url.startsWith("/waits")) await globalThis.gate;
  if (url === "/keeps") {
    const html = kept ? (kept.get(userId) ?? "new") : "keeps nothing";
    kept?.set(userId, "kept");
    return { status: 200, html, cacheable: !userId };
  }
  if (url === "/old") return { status: 301, location: "/new", html: "", cacheable: true };
  if (url === "/out") return { status: 302, location: "//elsewhere.example/", html: "", cacheable: true };
  if (url === "/writes") return { status: 200, html: await call("createUser").then(() => "wrote", (error) => error.message), cacheable: false };
  if (url === "/reads") return { status: 200, html: await call("recommendHome").catch((error) => error.message), cacheable: false };
  const status = url.startsWith("/nothing") ? 404 : 200;
  const html = "<!doctype html><html><head></head><body>" + [url, origin, userId ?? "nobody", language, JSON.stringify(variants), JSON.stringify(assets), globalThis.renders].join("|") + "x".repeat(2000) + "</body></html>";
  return { status, html, cacheable: !url.startsWith("/search") };
}`;

const MANIFEST = {
  "src/entries/browser.tsx": {
    file: "assets/browser-1.js",
    isEntry: true,
    css: ["assets/browser-1.css"],
    imports: ["_shared.js"],
    dynamicImports: ["src/late.tsx"],
    assets: ["assets/sans-latin-wght-normal-4.woff2", "assets/sans-latin-ext-wght-normal-5.woff2"],
  },
  "_shared.js": {
    file: "assets/shared-2.js",
    css: ["assets/shared-2.css"],
    imports: ["_shared.js"],
  },
  "src/locale/catalogues/de.js": {
    file: "assets/de-6.js",
    isDynamicEntry: true,
    imports: ["_shared.js", "_names.js"],
  },
  "_names.js": { file: "assets/names-7.js" },
  "src/late.tsx": { file: "assets/late-3.js", isDynamicEntry: true, imports: ["_shared.js"] },
};

export const SHARED = "// shared\n".repeat(500);

const FILES = {
  "package.json": '{ "type": "module" }',
  "src/entries/public.server.tsx": RENDER,
  "src/entries/browser.tsx": "document.title = 'ready';",
  "src/styles.css": "body { color: red; }",
  "public/theme.js": "// theme",
  "dist/server/public.server.js": RENDER,
  "dist/client/.vite/manifest.json": JSON.stringify(MANIFEST),
  "dist/client/theme.js": "// theme",
  "dist/client/sw.js": "// worker",
  "dist/client/assets/browser-1.js": "// browser",
  "dist/client/assets/shared-2.js": SHARED,
  "dist/client/assets/shared-2.js.br": brotliCompressSync(SHARED),
};

export interface FakeWeb {
  webDir: string;
  remove(): Promise<void>;
}

/** For tests: a folder like apps/web with sources and a build. */
export async function fakeWeb(): Promise<FakeWeb> {
  const webDir = await mkdtemp(join(tmpdir(), "worthy-web-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(webDir, name)), { recursive: true });
    await writeFile(join(webDir, name), text);
  }
  await symlink(
    join(import.meta.dirname, "../../../../../node_modules"),
    join(webDir, "node_modules"),
  );
  return { webDir, remove: () => rm(webDir, { recursive: true, force: true }) };
}
