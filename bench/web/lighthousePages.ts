import lighthouse, { type Flags } from "lighthouse";
import type { BrowserContext } from "playwright-core";
import { withTimeout } from "../../apps/server/src/platform/withTimeout.ts";
import { median } from "../median.ts";

interface Audit {
  context: BrowserContext;
  origin: string;
  debuggingPort: number;
  /** Paths by their names in the table. */
  pages: Readonly<Record<string, string>>;
  /** Number of runs per page. */
  runs: number;
}

const LIMIT_MS = 90_000;
const SCORES = ["performance", "accessibility", "best-practices"] as const;
const TIMES = {
  "LCP ms": "largest-contentful-paint",
  "FCP ms": "first-contentful-paint",
  "TBT ms": "total-blocking-time",
} as const;

type Figures = Record<string, number>;

/**
 * Whether a page meets the targets: performance 95, accessibility and best practices 100, CLS .01.
 */
const keepsBars = ({
  performance = 0,
  accessibility,
  "best-practices": practices,
  CLS = 1,
}: Figures) => performance >= 95 && accessibility === 100 && practices === 100 && CLS <= 0.01;

/**
 * One run with the mobile preset, with a cold cache but the browser's account. Records what kept a
 * page below 100.
 */
async function runOnce(
  { context, debuggingPort }: Audit,
  { url, failures }: { url: string; failures: Set<string> },
): Promise<Figures> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.close();
  const options: Flags = {
    port: debuggingPort,
    output: "json",
    logLevel: "error",
    onlyCategories: [...SCORES],
    disableStorageReset: true,
  };
  const result = await withTimeout(lighthouse(url, options), LIMIT_MS);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  for (const id of SCORES.slice(1)) {
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? [])
      if (weight > 0 && audits[audit]?.score === 0)
        failures.add(
          `${url}: ${audits[audit]?.title ?? audit}: ${JSON.stringify(audits[audit]?.details ?? "").slice(0, 400)}`,
        );
  }
  const scores = SCORES.map(
    (id) => [id, Math.round((categories[id]?.score ?? NaN) * 100)] as const,
  );
  const times = Object.entries(TIMES).map(
    ([name, id]) => [name, Math.round(audits[id]?.numericValue ?? NaN)] as const,
  );
  return Object.fromEntries([
    ...scores,
    ["CLS", audits["cumulative-layout-shift"]?.numericValue ?? NaN],
    ...times,
  ]);
}

/** Prints the median of Lighthouse's results for each page, and which pages miss a target. */
export async function auditPages(audit: Audit): Promise<void> {
  if (Object.keys(audit.pages).length === 0) return;
  const rows: Record<string, Figures> = {};
  const failures = new Set<string>();
  for (const [name, path] of Object.entries(audit.pages)) {
    const runs: Figures[] = [];
    for (let run = 0; run < audit.runs; run++)
      runs.push(await runOnce(audit, { url: audit.origin + path, failures }));
    const keys = Object.keys(runs[0] ?? {});
    rows[name] = Object.fromEntries(
      keys.map((key) => [
        key,
        Math.round(median(runs.map((each) => each[key] ?? NaN)) * 1000) / 1000,
      ]),
    );
  }
  console.log(
    `Lighthouse, mobile preset, median of ${audit.runs}; the bars: performance 95, accessibility and best practices 100, CLS .01`,
  );
  console.table(rows);
  const below = Object.keys(rows).filter((name) => !keepsBars(rows[name] ?? {}));
  console.log(below.length === 0 ? "All keep to the bars." : `Below a bar: ${below.join(", ")}`);
  for (const failure of failures) console.log(failure);
}

/**
 * Prints Lighthouse's results for pages as search engines see them, without an account, and what
 * kept one below the target of 100.
 */
export async function auditForSearch({
  origin,
  debuggingPort,
  pages,
}: Omit<Audit, "context" | "runs">): Promise<void> {
  const rows: Record<string, Figures> = {};
  const findings: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const options: Flags = {
      port: debuggingPort,
      output: "json",
      logLevel: "error",
      onlyCategories: ["seo"],
      disableStorageReset: true,
    };
    const result = await withTimeout(lighthouse(origin + path, options), LIMIT_MS);
    const category = result?.lhr.categories["seo"];
    if (!result || !category || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse gave no result for ${path}: ${result?.lhr.runtimeError?.message ?? ""}`,
      );
    rows[name] = { seo: Math.round((category.score ?? NaN) * 100) };
    const failed = category.auditRefs
      .map(({ id }) => result.lhr.audits[id])
      .filter((audit) => audit?.score === 0);
    findings.push(
      ...failed.map(
        (audit) =>
          `${path}: ${audit?.title}: ${JSON.stringify(audit?.details ?? "").slice(0, 500)}`,
      ),
    );
  }
  console.log("Lighthouse's search engine optimisation, as nobody; the bar: 100");
  console.table(rows);
  for (const finding of findings) console.log(finding);
}
