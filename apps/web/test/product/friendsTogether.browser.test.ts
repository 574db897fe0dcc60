import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { openListening } from "../visits/openListening.ts";
import { test } from "../visits/productTest.ts";
import { agreeToShare, befriend, signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { callAs, findTitle, rateTen, type Visitor } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// Two people before two screens: what one does at their friends shows at the other.

let product: Product;
let browser: Browser;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
}, 120_000);

afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
});

const patient = { timeout: 60_000 };

interface Screen {
  page: Page;
  complaints: () => string[];
}

async function open(visitor: Visitor, path: string): Promise<Screen> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  contexts.push(context);
  await signedInAs(context, product.origin, visitor);
  const page = await context.newPage();
  const complaints = watchPage(page).all;
  await openListening(page, path);
  return { page, complaints };
}

const part = ({ page }: Screen, name: string) => page.getByRole("region", { name, exact: true });

// shows: 2.screens.9, 4.friends.1, 4.friends.2, 4.friends.3
it(
  "lets friends add, message, answer and remove each other and compare tastes, with live updates",
  { tags: "deep", timeout: 120_000 },
  async () => {
    const ada = await verifiedVisitor(product, "Ada");
    const bob = await verifiedVisitor(product, "bob");
    const cleo = await verifiedVisitor(product, "Cleo");
    await befriend(product.origin, cleo, ada);
    await agreeToShare(product.origin, [ada, bob]);
    const list = `/v1/users/${ada.userId}/watchlists/${ada.defaultWatchlistId}/invites/reference`;
    const { reference } = (await callAs(product.origin, ada, ["POST", list, {}])) as {
      reference: string;
    }; // the contract's answer
    await callAs(product.origin, bob, [
      "POST",
      `/v1/users/${bob.userId}/watchlists/invites/acknowledge/${reference}`,
      {},
    ]);
    for (const person of [ada, bob]) await rateTen(product.origin, person);

    const [adas, bobs] = [await open(ada, "/friends"), await open(bob, "/friends")];
    await part(bobs, "From your lists").getByRole("button", { name: "Add friend: Ada" }).click();
    await part(adas, "Friend requests").getByRole("button", { name: "Accept bob" }).click();
    await part(bobs, "Friends").getByRole("link", { name: "Ada" }).waitFor();
    await expect
      .poll(() => part(adas, "Friends").getByRole("link").allTextContents(), patient)
      .toEqual(["bob", "Cleo"]);

    const title = await findTitle(product.origin, "Breaking Bad");
    await openListening(adas.page, title.path);
    await part(adas, "Friends").getByRole("link", { name: "bob" }).waitFor();
    await part(adas, "Friends").getByRole("button", { name: "Ask friends" }).click();
    const dialog = adas.page.getByRole("dialog", { name: "Ask friends" });
    await dialog.getByRole("checkbox", { name: "bob" }).check();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Again, from the start?");
    await dialog.getByRole("button", { name: "Send to 1 friend" }).click();
    await bobs.page.getByRole("link", { name: "Together 1 new" }).waitFor();

    await openListening(adas.page, "/friends/messages?box=sent");
    await adas.page.getByText("No answer yet.").waitFor();
    await bobs.page.getByRole("link", { name: "Messages" }).click();
    await bobs.page.getByText("“Again, from the start?”").waitFor();
    await bobs.page.getByRole("button", { name: "Answer" }).click();
    await bobs.page.getByRole("textbox", { name: "Your answer" }).fill("Tonight.");
    await bobs.page.getByRole("button", { name: "Send answer" }).click();
    await adas.page.getByText("Tonight.").waitFor();

    await adas.page.goto(`/friends/${bob.userId}`);
    await part(adas, "Taste match").getByText("100%").waitFor();
    await callAs(product.origin, bob, [
      "PUT",
      `/v1/users/${bob.userId}/settings`,
      { shareRatingsWithFriendsEnabled: false },
    ]);
    await openListening(adas.page, `/friends/${bob.userId}`);
    await adas.page.getByText("bob isn’t sharing ratings").waitFor();

    // Blocking ends it for both, and tells nobody.
    await callAs(product.origin, bob, [
      "PUT",
      `/v1/users/${bob.userId}/friends/${ada.userId}/block`,
    ]);
    await adas.page.getByRole("heading", { name: "You’re not friends" }).waitFor();
    expect(
      [...adas.complaints(), ...bobs.complaints()].filter(
        (line) => !line.includes("Failed to load resource"),
      ),
    ).toEqual([]);
  },
);
