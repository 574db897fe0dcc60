import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { RatingValue } from "@worthy/domain";
import { startProduct } from "../../apps/server/src/testing/productProcess.ts";
import { buildWeb } from "../../apps/web/build.ts";
import { launchBrowser } from "../../apps/web/test/visits/launchBrowser.ts";
import {
  addToWatchlist,
  callAs,
  findTitle,
  visitBefore,
  type Visitor,
} from "../../apps/web/test/visits/visitor.ts";
import {
  type Browser,
  EVENING,
  FIRST_MINUTE,
  ON_THE_LIST,
  SCENES,
  type Scene,
} from "./screenshotScenes.ts";

// Pictures of the real product for the README: node scripts/pictures/screenshots.ts [scene …].
// Starts it on a free port with data of its own.

const FOLDER = join(import.meta.dirname, "../../docs/screenshots");
const MOST_BYTES = 60_000;
/** Full size first, then smaller: sharp letters matter more than fine grain. */
const SCALES = [1, 0.8, 0.7];
const QUALITIES = [82, 74, 66, 58, 50];
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;
const THEMES = ["dark", "light"] as const;

/** The best quality that fits the README's size limit. */
async function small(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  for (const scale of SCALES) {
    const picture = sharp(png).resize({ width: Math.round(width * scale) });
    for (const quality of QUALITIES) {
      const webp = await picture
        .clone()
        .webp({ quality, effort: 5, smartSubsample: true })
        .toBuffer();
      if (webp.length <= MOST_BYTES) return webp;
    }
  }
  throw new Error(`the picture is over ${MOST_BYTES} bytes at any quality`);
}

async function rateAs(
  origin: string,
  visitor: Visitor,
  ratings: readonly (readonly [string, RatingValue])[],
): Promise<void> {
  for (const [name, rating] of ratings) {
    const { id, nodeType } = await findTitle(origin, name);
    const type = nodeType === "tv" ? "TV_SHOW" : "FILM";
    await callAs(origin, visitor, [
      "POST",
      "/v6/ratings",
      { rating, itemId: id, type, userId: visitor.userId, ratedLocation: "ONBOARDING" },
    ]);
  }
}

/** Creates the person a scene needs, on this context's device. */
async function settle(
  context: Awaited<ReturnType<Browser["newContext"]>>,
  origin: string,
  who: Scene["who"],
): Promise<void> {
  const visitor = await visitBefore(context, origin);
  await rateAs(origin, visitor, who === "new" ? FIRST_MINUTE : EVENING);
  if (who === "settled")
    for (const name of ON_THE_LIST) await addToWatchlist(origin, visitor, name);
}

interface Shoot {
  browser: Browser;
  origin: string;
  device: keyof typeof DEVICES;
  theme: (typeof THEMES)[number];
  scenes: readonly Scene[];
}

async function shoot({ browser, origin, device, theme, scenes }: Shoot): Promise<void> {
  for (const who of ["new", "settled"] as const) {
    const wanted = scenes.filter((scene) => scene.who === who);
    if (wanted.length === 0) continue;
    const context = await browser.newContext({
      ...DEVICES[device],
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    await settle(context, origin, who);
    for (const scene of wanted) {
      const page = await context.newPage();
      await scene.show(page, { origin, phone: device === "phone" });
      await page.waitForTimeout(600); // pictures that are loading
      const file = `${scene.name}-${device}-${theme}.webp`;
      const picture = await small(await page.screenshot());
      await writeFile(join(FOLDER, file), picture);
      console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
      await page.close();
    }
    await context.close();
  }
}

const names = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => names.length === 0 || names.includes(name));
await mkdir(FOLDER, { recursive: true });
await buildWeb({ log: console.log });
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  for (const device of ["phone", "desktop"] as const)
    for (const theme of THEMES)
      await shoot({ browser, origin: product.origin, device, theme, scenes });
} finally {
  await browser.close();
  await product.stop();
}
