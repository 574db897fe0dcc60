import { AB_TESTS, parseVariant, type Variants } from "@worthy/domain";
import { pageOf } from "../../router/popupPath.ts";
import type { Router } from "../../router/RouterState.ts";
import { storeVariant, readVariant, type VariantPlaces } from "./deviceVariants.ts";
import { drawVariants, type DrawParts } from "./drawVariants.ts";
import type { ShownVariants } from "../services/Services.ts";

interface StartParts extends DrawParts {
  shown: ShownVariants;
  router: Pick<Router, "state" | "subscribe">;
  /** Crawlers see the default pages and store nothing. */
  isCrawler: boolean;
}

/**
 * Gives this device its variant of every test, and keeps a variant requested by the address. The
 * current page keeps the variants it was rendered with: a new one takes effect on the next page.
 * Returns the variants to report for the page: those the device has and the page shows.
 */
export function startVariants({
  shown,
  router,
  isCrawler,
  places,
  ...draw
}: StartParts): () => Variants {
  if (isCrawler) return () => ({});
  const rendered = shown.inForce;
  const first = variantsFor(router.state.location.search, places);
  let told: Variants = Object.fromEntries(
    Object.entries(first).filter(([name, variant]) => (rendered[name] ?? 0) === variant),
  );
  let page = pageOf(router.state.location.pathname);
  router.subscribe(() => {
    const { pathname, search } = router.state.location;
    if (pageOf(pathname) === page) return;
    page = pageOf(pathname);
    told = variantsFor(search, places);
    shown.inForce = told;
  });
  // Without a network or server, a later page draws.
  void drawVariants({ ...draw, places }).catch(() => {});
  return () => told;
}

/**
 * The variants of a page at this address on this device, storing requested ones; omits tests
 * without a variant.
 */
function variantsFor(search: string, places: VariantPlaces): Variants {
  const query = new URLSearchParams(search);
  const found = AB_TESTS.flatMap((test) => {
    const variant = parseVariant(test, query.get(test.name)) ?? readVariant(test, places);
    if (variant === null) return [];
    storeVariant(test, variant, places);
    return [[test.name, variant] as const];
  });
  return Object.fromEntries(found);
}
