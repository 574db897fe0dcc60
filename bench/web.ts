import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type BrowserContext } from "playwright-core";
import { freePort } from "../apps/server/src/testing/freePort.ts";
import { launchBrowser } from "../apps/web/test/visits/launchBrowser.ts";
import { pagesForNobody, pagesForPerson, personOf, type Pages } from "./web/consumerPages.ts";
import { auditForSearch, auditPages } from "./web/lighthousePages.ts";
import { measureInteractions } from "./web/interactions.ts";
import { measurePresses } from "./web/presses.ts";
import {
  addToWatchlist,
  findTitle,
  rateTen,
  visitBefore,
} from "../apps/web/test/visits/visitor.ts";

const ROOT = dirname(import.meta.dirname);

/** The product like `npm start`, with its own data. */
async function startProduct(port: number, dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), WORTHY_DATA: dataDir, LOG_LEVEL: "error" };
  const child = spawn(
    process.execPath,
    [join(ROOT, "apps/server/src/main.ts"), "serve", "--build"],
    { env, stdio: ["ignore", "ignore", "inherit"] },
  );
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error("the product did not start");
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return child;
    await wait(200);
  }
  child.kill();
  throw new Error("the product was not ready within two minutes");
}

/**
 * Waits for at most a minute until the product has drawn its posters, which it does on first start
 * and would affect the measurement.
 */
async function postersDrawn(dataDir: string): Promise<void> {
  const count = () =>
    readdir(join(dataDir, "cache", "images")).then(
      ({ length }) => length,
      () => 0,
    );
  for (let [before, tries] = [-1, 0]; tries < 20; tries++) {
    const now = await count();
    if (now > 0 && now === before) return;
    before = now;
    await wait(3000);
  }
}

/** Ends the product, by force if necessary. */
async function endProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const gone = once(product, "exit");
  product.kill("SIGTERM");
  const forced = setTimeout(() => product.kill("SIGKILL"), 15_000);
  await gone;
  clearTimeout(forced);
}

/** A person with ten ratings and a watchlist, in every page of the browser. */
async function visit(context: BrowserContext, origin: string): Promise<{ titlePath: string }> {
  const visitor = await visitBefore(context, origin);
  await rateTen(origin, visitor);
  for (const name of ["Fargo", "The Bear", "Parasite"]) await addToWatchlist(origin, visitor, name);
  const page = await context.newPage();
  await page.goto(origin); // keeps the account on the device, for pages opened by Lighthouse
  await page.close();
  return { titlePath: (await findTitle(origin, "Fargo")).path };
}

/** A page of each public kind. */
async function publicPages(origin: string): Promise<Record<string, string>> {
  const { path } = await findTitle(origin, "Fargo");
  const person = await personOf(origin, path);
  return {
    front: "/",
    title: path,
    person,
    list: "/lists/best-of-the-1990s",
    lists: "/lists",
    Today: "/home/",
    desktop: "/desktop",
  };
}

/** The value of an option such as `--runs 3`. */
function given(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

interface Opened {
  /** The browser's own context, in which Lighthouse opens its pages. */
  context: BrowserContext;
  origin: string;
  dataDir: string;
  debuggingPort: number;
}

/** Every consumer screen, or those named in `--pages`: first without an account, then with one. */
async function auditAll({ context, origin, dataDir, debuggingPort }: Opened): Promise<void> {
  const names = given("--pages")?.split(",");
  const runs = Number(given("--runs") ?? 1);
  const wanted = (pages: Pages): Pages =>
    Object.fromEntries(Object.entries(pages).filter(([name]) => names?.includes(name) ?? true));
  await postersDrawn(dataDir);
  const audit = (pages: Pages) =>
    runs > 0 ? auditPages({ context, origin, debuggingPort, runs, pages: wanted(pages) }) : null;
  await audit(await pagesForNobody(origin));
  await audit(await pagesForPerson({ context, origin, dataDir }));
  // Lighthouse's connection copies its context's data into all pages of its browser, even those
  // without an account.
  const browser = await launchBrowser();
  const phone = () =>
    browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const [nobodys, somebodys] = [await phone(), await phone()];
  await measurePresses({ context: nobodys, origin, pages: wanted(await pagesForNobody(origin)) });
  await measurePresses({
    context: somebodys,
    origin,
    pages: wanted(await pagesForPerson({ context: somebodys, origin, dataDir })),
  });
  await browser.close();
}

async function auditFew({ context, origin, dataDir, debuggingPort }: Opened): Promise<void> {
  await auditForSearch({ origin, debuggingPort, pages: await publicPages(origin) });
  const { titlePath } = await visit(context, origin);
  await postersDrawn(dataDir);
  const runs = Number(given("--runs") ?? process.env["RUNS"] ?? 5);
  await auditPages({
    context,
    origin,
    debuggingPort,
    runs,
    pages: { Today: "/home/", title: titlePath, search: "/search?q=the", watchlist: "/watchlist" },
  });
  await measureInteractions({ context, origin, titlePath });
}

/**
 * What people wait for in the browser: Lighthouse's results for four pages, and response times to
 * input; or, with `--all`, Lighthouse's results for every screen.
 */
export async function benchWeb(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const [port, debuggingPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const product = await startProduct(port, dataDir);
  const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
  try {
    // Lighthouse opens its pages in the browser's first context, which only this way of connecting
    // reaches.
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
    const context = connected.contexts()[0] ?? (await connected.newContext());
    await (process.argv.includes("--all") ? auditAll : auditFew)({
      context,
      origin,
      dataDir,
      debuggingPort,
    });
  } finally {
    await Promise.race([browser.close(), wait(15_000)]);
    await endProduct(product);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
