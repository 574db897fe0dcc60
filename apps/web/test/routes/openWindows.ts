import type { Browser, Page } from "playwright-core";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { OPERATOR } from "../visits/productTest.ts";
import { agreeToShare, befriend, signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { addToWatchlist, callAs, findTitle, rateTen } from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import type { Given } from "./addresses.ts";

/** At this width pages are gone to from one another. */
export const STROLL_WIDTH = 800;

/** A window of somebody known, or of nobody. */
export interface Window {
  known: boolean;
  page: Page;
  complaints: Complaints;
}

/** The files of a worker share a product, and these people in it. */
let given: Promise<Given> | null = null;

async function prepare(product: Product): Promise<Given> {
  const { origin } = product;
  const [show, film] = await Promise.all([
    findTitle(origin, "Severance"),
    findTitle(origin, "The Godfather"),
  ]);
  const { cast } = (await (await fetch(`${origin}/v4/nodes/${film.id}`)).json()) as {
    cast: { id: number }[];
  }; // the contract's answer
  const me = await verifiedVisitor(product, "Ada", OPERATOR);
  const friend = await verifiedVisitor(product, "Bob");
  await befriend(origin, me, friend);
  await agreeToShare(origin, [me, friend]);
  await rateTen(origin, me);
  await addToWatchlist(origin, me, "Fleabag");
  await callAs(origin, me, ["POST", `/v1/users/${me.userId}/providers`, { providerId: 1 }]);
  return { show, film, castId: cast[0]?.id ?? 0, me, friend };
}

/** What the addresses lead to in a product. */
export const givenIn = (product: Product): Promise<Given> => (given ??= prepare(product));

export async function openWindow(
  browser: Browser,
  product: Product,
  {
    known,
    locale = "en-US",
    width = STROLL_WIDTH,
  }: { known: boolean; locale?: string; width?: number },
): Promise<Window> {
  const context = await browser.newContext({
    locale,
    viewport: { width, height: 800 },
    hasTouch: true,
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  if (known) await signedInAs(context, product.origin, (await givenIn(product)).me);
  const page = await context.newPage();
  return { known, page, complaints: watchPage(page) };
}
