import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, signInVisits } from "../visits/signInVisits.ts";

const visit = signInVisits();

/** 60 characters. */
const LONG = "ann-marie.van-den-berg+films@mail.department.uni-example.org";

/**
 * Words of shown addresses that begin on one line and end on another; how many lines the tallest
 * address has; and how far the page is wider than the screen.
 */
function measure(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    let lines = 0;
    for (const address of document.querySelectorAll("[data-email]")) {
      const tops = new Set<number>();
      const range = document.createRange();
      const walker = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const boxes = [...(node.textContent ?? "")].map((_, at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        });
        const own = new Set(boxes.map(({ top }) => Math.round(top)));
        if (own.size > 1) broken.push(node.textContent ?? "");
        own.forEach((top) => tops.add(top));
      }
      // Parts of one line may begin up to eight pixels apart.
      const starts = [...tops].sort((a, b) => a - b);
      const begun = starts.filter((top, at) => at === 0 || top - (starts[at - 1] ?? 0) > 8);
      lines = Math.max(lines, begun.length);
    }
    return {
      addresses: document.querySelectorAll("[data-email]").length,
      broken,
      lines,
      wider: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

it("breaks a long email address only after an @ or a dot, without widening the page on a phone", async () => {
  expect(LONG).toHaveLength(60);
  const { page, state } = await visit("/signin", { width: 360 });
  await ask(page, LONG);
  await page.getByText(LONG, { exact: true }).waitFor();
  const wrapped = { addresses: 1, broken: [], wider: 0 };
  const first = await measure(page);
  expect(first).toMatchObject(wrapped);
  expect(first.lines).toBeGreaterThan(1);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  expect(await measure(page)).toMatchObject({ addresses: 1, broken: [], wider: 0 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = ""));
  state.mail = "FAILED";
  await page.getByRole("alert").getByText(LONG, { exact: true }).waitFor();
  expect(await measure(page)).toMatchObject({ addresses: 1, broken: [], wider: 0 });
});

it("makes part of an email address scrollable if it is too long for its line", async () => {
  const { page } = await visit("/signin", { width: 360 });
  const email = `${"a".repeat(48)}@example.org`;
  await ask(page, email);
  await page.getByText(email, { exact: true }).waitFor();
  expect(await measure(page)).toMatchObject({ addresses: 1, broken: [], wider: 0 });
  const box = page.locator("[data-email]").getByText("a".repeat(48));
  expect(await box.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(true);
});

it("breaks a long email address within a sentence at the same characters", async () => {
  const { page, state } = await visit("/about", { loggedIn: true, width: 360 });
  state.before = LONG;
  await page.goto("/login/email/success?token=abc");
  await page.getByText(`You’re signed in as ${LONG}`, { exact: true }).waitFor();
  expect(await measure(page)).toMatchObject({ addresses: 1, broken: [], wider: 0 });
});
