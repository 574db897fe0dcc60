import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readBundle } from "@worthy/catalogue";
import { buildWeb } from "./load/buildWeb.ts";
import { loadData } from "./load/largeData.ts";
import { visitAsMany } from "./load/largeTasks.ts";
import { startProbed } from "./load/largeProduct.ts";

const TITLES = 21_000;
const PEOPLE = 1_000;
const BAR = 700;
const REST_MS = 30_000;

/** Memory of one server process with 21,000 titles while 1,000 people rate and look, and afterwards. */
export async function benchMemory(): Promise<void> {
  await buildWeb();
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  try {
    await loadData(dataDir, TITLES - readBundle().titles.length);
    await (await startProbed(dataDir)).stop(); // loads the bundle
    const product = await startProbed(dataDir);
    try {
      const { megabytes: atFirst } = await product.probe();
      let most = atFirst;
      await visitAsMany(product, PEOPLE, async () => {
        most = Math.max(most, (await product.probe()).megabytes);
      });
      await sleep(REST_MS);
      const { megabytes } = await product.probe();
      console.log(
        `${TITLES} titles: ${atFirst.toFixed(0)} MB after the start; ${most.toFixed(0)} MB at most while ${PEOPLE} people rate and look, ${megabytes.toFixed(0)} MB half a minute later; the bar: ${BAR}`,
      );
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
