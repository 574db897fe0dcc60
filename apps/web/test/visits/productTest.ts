import { join } from "node:path";
import { test as base } from "vitest";
import { startProduct } from "../../../server/src/testing/productProcess.ts";

/** The address of the shared product's administrator. */
export const OPERATOR = "operator@example.org";
/** The shared product's listing in a store of apps. */
export const STORE = "https://apps.example/worthy";
/** How it looks at the address of a business, whose host begins with `b2b.`. */
const BUSINESS = join(import.meta.dirname, "businessTheme/theme.json");

/**
 * `test` with a product that all files of a worker share, so each test makes people of its own. It is stopped with the worker. A test that
 * configures the product otherwise, or ends it, starts one for itself.
 */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it needs nothing
export const test = base.extend("product", { scope: "worker" }, async ({}, { onCleanup }) => {
  const product = await startProduct({
    ADMIN_EMAIL: OPERATOR,
    APP_STORE_URL: STORE,
    B2B_THEME: BUSINESS,
  });
  onCleanup(async () => {
    await product.stop();
    // A 500 tells nobody why; the log does.
    const failed = product.said().match(/^.*request failed.*$/gm);
    if (failed) console.warn(failed.join("\n"));
  });
  return product;
});
