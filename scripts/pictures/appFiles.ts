import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../step.ts";

// Writes what the installed app shows of itself before it runs: node scripts/pictures/appFiles.ts.
// Icons are drawn from the logo; pictures of screens are those of the README
// (scripts/pictures/screenshots.ts).

const PUBLIC = join(ROOT, "apps/web/public");
const SCREENSHOTS = ["today-desktop-dark.webp", "wall-phone-dark.webp", "title-phone-dark.webp"];

/**
 * The logo's ring on its background. `ring` is its share of the picture; the rest can be cropped by
 * a mask.
 */
function iconSvg({ ring, corner }: { ring: number; corner: number }): string {
  const radius = (ring * 100) / 2;
  const stroke = radius * 0.44;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="#12100e"/><circle cx="50" cy="50" r="${radius - stroke / 2}" fill="none" stroke="#f5efe4" stroke-width="${stroke}" stroke-linecap="round" pathLength="100" stroke-dasharray="82 18" transform="rotate(-62 50 50)"/></svg>`;
}

const ICONS = [
  { name: "icon-192.png", size: 192, ring: 0.66, corner: 22 },
  { name: "icon-512.png", size: 512, ring: 0.66, corner: 22 },
  // The inner four fifths survive any mask.
  { name: "maskable-192.png", size: 192, ring: 0.5, corner: 0 },
  { name: "maskable-512.png", size: 512, ring: 0.5, corner: 0 },
  { name: "apple-touch-180.png", size: 180, ring: 0.56, corner: 0 },
];

await mkdir(join(PUBLIC, "icons"), { recursive: true });
await mkdir(join(PUBLIC, "screenshots"), { recursive: true });
for (const { name, size, ...drawing } of ICONS)
  await writeFile(
    join(PUBLIC, "icons", name),
    await sharp(Buffer.from(iconSvg(drawing)))
      .resize(size)
      .png({ palette: true })
      .toBuffer(),
  );
for (const name of SCREENSHOTS)
  await copyFile(join(ROOT, "docs/screenshots", name), join(PUBLIC, "screenshots", name));
console.log(`${ICONS.length} icons, ${SCREENSHOTS.length} pictures of screens.`);
