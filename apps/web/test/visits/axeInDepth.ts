import { isDeep } from "../../../../scripts/testing/layers.ts";
import { axeFindings as findings, axeRun as run } from "./axeFindings.ts";

/*
 * Accessibility of what is seen on the way of other tests: the fast layer leaves that to the deep one, and looks at every address, the gallery
 * and the states of accessibility.browser.test.ts. A file that imports this has the tag `deeper`.
 */

/** As `axeFindings`, in the deep layer; nothing in the fast one. */
export const axeFindings: typeof findings = async (...given) =>
  isDeep() ? findings(...given) : [];

/** As `axeRun`, in the deep layer; nothing in the fast one. */
export const axeRun: typeof run = async (...given) => (isDeep() ? run(...given) : []);
