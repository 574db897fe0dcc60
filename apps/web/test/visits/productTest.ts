import { test as base } from "vitest";
import { startProduct } from "../../../server/src/testing/productProcess.ts";

/** The address of the shared product's administrator. */
export const OPERATOR = "operator@example.org";

/**
 * `test` with a product that all files of a worker share, so each test makes people of its own. It is stopped with the worker. A test that
 * configures the product, or ends it, starts one for itself.
 */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it needs nothing
export const test = base.extend("product", { scope: "worker" }, async ({}, { onCleanup }) => {
  const product = await startProduct({ ADMIN_EMAIL: OPERATOR });
  onCleanup(product.stop);
  return product;
});
