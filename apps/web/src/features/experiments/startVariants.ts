import { AB_TESTS, parseVariant, type Variants } from "@worthy/domain";
import { pageOf } from "../../router/popupPath.ts";
import type { Router } from "../../router/RouterState.ts";
import { keepVariant, readVariant, type VariantPlaces } from "./deviceVariants.ts";
import { drawVariants, type DrawParts } from "./drawVariants.ts";
import type { ShownVariants } from "./shownVariants.ts";

interface StartParts extends DrawParts {
  shown: ShownVariants;
  router: Pick<Router, "state" | "subscribe">;
  /** Crawlers see what pages have for nobody, and are given nothing to keep. */
  isCrawler: boolean;
}

/**
 * Gives this device its variant of every test; what an address asks for, it has from then on. The page that stands keeps what it was rendered by: a variant takes force with the
 * next page that is entered. Answers what is to be told of the page: the variants that the device has and the page shows.
 */
export function startVariants({ shown, router, isCrawler, places, ...draw }: StartParts): () => Variants {
  if (isCrawler) return () => ({});
  const rendered = shown.inForce;
  const first = variantsFor(router.state.location.search, places);
  let told: Variants = Object.fromEntries(Object.entries(first).filter(([name, variant]) => (rendered[name] ?? 0) === variant));
  let page = pageOf(router.state.location.pathname);
  router.subscribe(() => {
    const { pathname, search } = router.state.location;
    if (pageOf(pathname) === page) return;
    page = pageOf(pathname);
    told = variantsFor(search, places);
    shown.inForce = told;
  });
  // Without a network, or where the server is away, a later page draws.
  void drawVariants({ ...draw, places }).catch(() => {});
  return () => told;
}

/** What a page at this address has by this device, which keeps it; nothing of a test that it has no variant of. */
function variantsFor(search: string, places: VariantPlaces): Variants {
  const query = new URLSearchParams(search);
  const found = AB_TESTS.flatMap((test) => {
    const variant = parseVariant(test, query.get(test.name)) ?? readVariant(test, places);
    if (variant === null) return [];
    keepVariant(test, variant, places);
    return [[test.name, variant] as const];
  });
  return Object.fromEntries(found);
}
