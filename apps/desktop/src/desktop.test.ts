import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserPlaces, defaultBrowser } from "./browsers.ts";
import { deepLink, withoutMark } from "./deepLink.ts";
import { isReady } from "./findServer.ts";
import { windowArguments } from "./windowArguments.ts";

const ORIGIN = "http://localhost:3000";

describe("a deep link", () => {
  it.each([
    [undefined, `${ORIGIN}/?xr-client=desktop`],
    ["/home/", `${ORIGIN}/home/?xr-client=desktop`],
    ["tv/dark-7?why=7", `${ORIGIN}/tv/dark-7?why=7&xr-client=desktop`],
    ["worthy:/movies/her-12", `${ORIGIN}/movies/her-12?xr-client=desktop`],
    ["web+worthy://movies/her-12", `${ORIGIN}/movies/her-12?xr-client=desktop`],
    [`${ORIGIN}/worthy`, `${ORIGIN}/worthy?xr-client=desktop`],
    ["https://elsewhere.example/", null],
    ["//elsewhere.example/", null],
    ["javascript:alert(1)", null],
  ])("%s opens %s", (argument, address) => expect(deepLink(argument, ORIGIN)).toBe(address));

  it("is opened without the desktop client's marker in a browser with tabs", () =>
    expect(withoutMark(`${ORIGIN}/tv/dark-7?why=7&xr-client=desktop`)).toBe(
      `${ORIGIN}/tv/dark-7?why=7`,
    ));
});

describe("browsers", () => {
  it("are searched for in each system's usual places, in the order Chrome, Edge, Chromium", () => {
    const order = (places: readonly string[]) =>
      [/chrome/i, /edge/i, /chromium/i].map((name) =>
        places.findIndex((place) => name.test(place)),
      );
    const linux = browserPlaces("linux", { PATH: "/usr/bin::/opt/bin" });
    expect(linux.slice(0, 2)).toEqual(["/usr/bin/google-chrome", "/opt/bin/google-chrome"]);
    for (const places of [
      linux,
      browserPlaces("darwin", { HOME: "/Users/ada" }),
      browserPlaces("win32", { ProgramFiles: "C:\\Programs" }),
    ]) {
      const found = order(places);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      expect(found).not.toContain(-1);
    }
    expect(browserPlaces("win32", {})).toEqual([]);
  });

  it("get the URL as a single argument if they're the system's default", () => {
    for (const platform of ["linux", "darwin", "win32"] as const)
      expect(defaultBrowser(platform, "http://a/?b=1&c=2").at(-1)).toBe("http://a/?b=1&c=2");
  });

  it("open a separate window, and set its size only the first time", () => {
    const first = windowArguments({ address: ORIGIN, profile: "/p", first: true });
    expect(first).toEqual(
      expect.arrayContaining([`--app=${ORIGIN}`, "--user-data-dir=/p", "--window-size=1280,860"]),
    );
    expect(
      windowArguments({ address: ORIGIN, profile: "/p", first: false }).join(" "),
    ).not.toContain("--window-size");
  });
});

describe("npm run desktop", () => {
  let server: Server | undefined;
  let folder: string | undefined;
  afterEach(() => {
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** A server that always gives this response. */
  async function answering(status: number, body: unknown): Promise<string> {
    server = createServer((_request, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
  }

  it("recognises only a Worthy server that is ready", async () => {
    expect(await isReady(await answering(200, { status: "ready", version: "1" }))).toBe(true);
    server?.close();
    expect(await isReady(await answering(503, { status: "ready" }))).toBe(false);
    server?.close();
    expect(await isReady(await answering(200, "hello"))).toBe(false);
    expect(await isReady("http://127.0.0.1:1")).toBe(false);
  });

  // shows: 1.product.15
  it.skipIf(process.platform === "win32")(
    "opens the requested page on the running server",
    async () => {
      const origin = await answering(200, { status: "ready" });
      folder = mkdtempSync(join(tmpdir(), "worthy-desktop-"));
      const [browser, seen] = [join(folder, "browser"), join(folder, "seen")];
      writeFileSync(
        browser,
        `#!/bin/sh\nprintf '%s\\n' "$@" > "${seen}.part" && mv "${seen}.part" "${seen}"\n`,
      );
      chmodSync(browser, 0o755);
      const env = {
        ...process.env,
        WORTHY_URL: origin,
        WORTHY_DATA: folder,
        WORTHY_BROWSER: browser,
      };
      const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "/home/"], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [code] = (await once(child, "exit")) as [number | null];
      expect(code).toBe(0);
      await vi.waitFor(() => expect(existsSync(seen)).toBe(true), { timeout: 30_000 });
      expect(readFileSync(seen, "utf8").split("\n")).toEqual(
        expect.arrayContaining([
          `--app=${origin}/home/?xr-client=desktop`,
          `--user-data-dir=${folder}/desktop`,
        ]),
      );
    },
  );
});
