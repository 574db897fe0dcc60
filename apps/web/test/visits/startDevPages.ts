import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallApi, RenderPage } from "@worthy/contract";
import { manifest } from "@worthy/contract/manifest";
import { createServer as createVite } from "vite";

const web = join(import.meta.dirname, "../..");
const STYLES = "/src/styles.css";
const ENTRY = "/src/entries/browser.tsx";

/** The pages as `npm run dev` shows them, straight from the sources, over a stand-in for the API. */
export async function startDevPages(
  call: CallApi,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const cacheDir = await mkdtemp(join(tmpdir(), "worthy-vite-"));
  const server = createServer();
  const vite = await createVite({
    root: web,
    configFile: join(web, "vite.config.ts"),
    mode: "development",
    appType: "custom",
    logLevel: "error",
    cacheDir,
    server: { middlewareMode: true, hmr: { server } },
  });
  const { renderPage } = (await vite.ssrLoadModule("/src/entries/public.server.tsx")) as {
    renderPage: RenderPage;
  }; // what the entry exports
  const apiPaths = Object.values(manifest).map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  );

  server.on("request", (request, response) => {
    const url = request.url ?? "/";
    if (apiPaths.some((path) => path.test(new URL(url, "http://localhost").pathname))) {
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end('{"success":true,"accepted":0,"loginCount":1}');
    }
    vite.middlewares(request, response, () => {
      const assets = {
        styles: [STYLES],
        preloads: [],
        fonts: [],
        parts: {},
        entry: ENTRY,
        themeScript: "/theme.js",
      };
      renderPage({ url, origin: "http://localhost", call, assets })
        .then(async ({ status, html }) =>
          response
            .writeHead(status, { "content-type": "text/html" })
            .end(await vite.transformIndexHtml(url, html)),
        )
        .catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await vite.close();
      await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
