import { existsSync, statfsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium as playwright, type Browser } from "playwright-core";

const ROOM_FOR_SHARED = 2 * 1024 ** 3;

const packageFolder = dirname(
  dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")),
);

/** A browser for tests: on Linux x64 the packed one, which brings its own libraries and fonts, elsewhere the installed Chrome. `more` are switches of its command line. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await launched(more);
  const newContext = browser.newContext.bind(browser);
  // What a test answers or holds back must come from the test, not from what a worker has kept: tests of the worker say `serviceWorkers: "allow"`.
  browser.newContext = (options) => newContext({ serviceWorkers: "block", ...options });
  return browser;
}

/** The packed browser now and then crashes as it begins, before it has done anything. */
async function launched(more: readonly string[], tries = 3): Promise<Browser> {
  try {
    return await launch(more);
  } catch (error) {
    if (tries <= 1 || !/has been closed/.test(String(error))) throw error;
    return launched(more, tries - 1);
  }
}

async function launch(more: readonly string[]): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return playwright.launch({ channel: "chrome", args: [...more] });
  const folder = await unpackBrowser();
  return playwright.launch({
    executablePath: join(folder, "chromium"),
    args: [
      "--no-sandbox",
      "--no-zygote",
      // Fewer processes: their pages are all ours.
      "--disable-gpu",
      "--in-process-gpu",
      "--enable-features=NetworkServiceInProcess2",
      "--disable-site-isolation-trials",
      ...(hasSharedMemory() ? [] : ["--disable-dev-shm-usage"]),
      "--font-render-hinting=none",
      ...more,
    ],
    env: {
      ...process.env,
      HOME: folder,
      FONTCONFIG_PATH: join(folder, "fonts"),
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
    },
  });
}

/** Whether there is room for what a browser's processes share; in some containers there are 64 MB. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > ROOM_FOR_SHARED;
}

/** Unpacks once a version, beside its place and then renamed, so that tests that start together never see half of it. */
async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  }; // the package's own file
  const folder = join(tmpdir(), `worthy-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  await unpackInto(staging);
  await rename(staging, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

async function unpackInto(staging: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = staging; // the unpacker has no other way to be told where to
  try {
    for (const part of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"])
      await inflate(join(packageFolder, "bin", part));
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  await pointFontsAt(join(staging, "fonts"), join(staging.replace(/-[^-]*$/, ""), "fonts"));
}

/** The packed fonts.conf names /tmp/fonts; ours lie elsewhere. */
async function pointFontsAt(folder: string, place: string): Promise<void> {
  const file = join(folder, "fonts.conf");
  if (!existsSync(file)) return;
  const config = await readFile(file, "utf8");
  await writeFile(file, config.replaceAll("/tmp/fonts", place));
}
