import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { browserPlaces, defaultBrowser } from "./browsers.ts";
import { deepLink, withoutMark } from "./deepLink.ts";
import { isReady, untilReady } from "./findServer.ts";
import { windowArguments } from "./windowArguments.ts";

// `npm run desktop [-- <page>]`: Worthy in its own window, using a running server or starting one.

const ROOT = join(import.meta.dirname, "../../..");
const SERVER = join(ROOT, "apps/server/src/main.ts");
const { env, platform } = process;
const say = (line: string) => process.stdout.write(`${line}\n`);

function stop(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/** Starts a server that lives as long as this process, and waits for it. */
async function startServer(origin: string): Promise<void> {
  say(`No Worthy server at ${origin}: starting one…`);
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", SERVER, "serve", "--build"],
    { cwd: ROOT, stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  let ended = false;
  server.once("exit", () => (ended = true));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => server.kill(signal));
  if (!(await untilReady(origin, { over: () => ended })))
    stop("The server didn’t start; the lines above say why.");
}

/**
 * Opens the window and returns whether there is a browser for it. The window stays open after this
 * process ends.
 */
function openWindow(address: string, profile: string): boolean {
  const browser =
    env["WORTHY_BROWSER"] ?? browserPlaces(platform, env).find((place) => existsSync(place));
  if (browser === undefined) return false;
  const first = !existsSync(profile);
  mkdirSync(profile, { recursive: true });
  spawnApart(browser, windowArguments({ address, profile, first }));
  return true;
}

function spawnApart(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { detached: true, stdio: "ignore" });
  child.on("error", (error) => say(`Couldn’t start ${command}: ${error.message}`));
  child.unref();
}

async function main(): Promise<void> {
  const given =
    env["WORTHY_URL"] ?? env["PUBLIC_URL"] ?? `http://localhost:${env["PORT"] || "3000"}`;
  const base = env["WORTHY_URL"] === undefined ? (env["BASE_PATH"] ?? "").replace(/\/$/, "") : "";
  const bare = given.replace(/\/$/, "");
  const origin = bare.endsWith(base) ? bare : bare + base;
  if (!URL.canParse(origin)) stop(`WORTHY_URL isn’t an address: ${origin}`);
  const address = deepLink(process.argv[2], origin);
  if (address === null)
    stop(
      `${process.argv[2]} isn’t a page of ${origin}. Use a path such as /home/ or an address on that server.`,
    );
  if (!(await isReady(origin))) {
    if (env["WORTHY_URL"] !== undefined)
      stop(`No Worthy server at ${origin}. Start it there, or unset WORTHY_URL to start one here.`);
    await startServer(origin);
  }
  if (openWindow(address, join(resolve(env["WORTHY_DATA"] || "./data"), "desktop"))) {
    say(`Worthy is open in a window of its own: ${withoutMark(address)}`);
    return;
  }
  say(
    `Couldn’t find Chrome, Edge or Chromium: opening ${withoutMark(address)} in your default browser.`,
  );
  const [command, ...args] = defaultBrowser(platform, withoutMark(address));
  spawnApart(command, args);
}

await main();
