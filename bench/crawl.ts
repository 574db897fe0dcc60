import { crawlProblems, isForEverybody } from "../apps/server/src/testing/crawl/crawlProblems.ts";
import { crawlSite } from "../apps/server/src/testing/crawl/crawlSite.ts";
import { startProduct } from "../apps/server/src/testing/productProcess.ts";

const SHOWN = 40;

/** Crawls every page of the bundled catalogue like a search engine, and reports problems. */
export async function benchCrawl(): Promise<void> {
  const product = await startProduct({ TRUST_PROXY: "true" });
  try {
    const crawl = await crawlSite({
      origin: product.origin,
      atOnce: 2,
      progress: (read) => void (read % 1000 === 0 && console.log(`${read} pages read`)),
    });
    const pages = [...crawl.pages.values()];
    const publicPages = pages.filter(isForEverybody);
    const times = publicPages.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const largest = publicPages.toSorted((a, b) => b.bytes - a.bytes)[0];
    const problems = crawlProblems(crawl);
    console.log(
      `${pages.length} pages, ${pages.filter(({ indexable }) => indexable).length} for indexes, ${crawl.listed.size} in the sitemaps`,
    );
    console.log(
      `as the client saw it, two asking at once: median ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms (the bar: 50 ms)`,
    );
    console.log(
      `largest: ${largest?.path}, ${Math.round((largest?.bytes ?? 0) / 1024)} KiB of HTML (the bar: 60)`,
    );
    console.log(problems.length === 0 ? "nothing is wrong" : `${problems.length} problems:`);
    for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
  } finally {
    await product.stop();
  }
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1);
