// @module-tag deep
import type { Browser } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { PEOPLE } from "../visits/firstMinute/people.ts";
import {
  playMinute,
  rankedFirst,
  ratingsOf,
  stepsBackwards,
  WINDOWS,
} from "../visits/firstMinute/playMinute.ts";
import { test } from "../visits/productTest.ts";

// The first minute of three people who answer honestly, by buttons on a phone, over the real server.

let product: Product;
let browser: Browser;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
});
afterAll(() => browser?.close());

const MOST_TAPS = 12;

it.each(PEOPLE)("shows $name a first pick within twelve taps", async (person) => {
  const { origin } = product;
  const context = await browser.newContext({ ...WINDOWS.phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  const minute = await playMinute({ page, origin, person, way: "phone", thinking: 0 });
  const said = minute.answers.map(([title, rating]) => `${title}: ${rating}`).join("\n");
  expect(minute.presses, said).toBeLessThanOrEqual(MOST_TAPS);
  const early = minute.answers
    .slice(0, 10)
    .map(([title]) => Number(/\((\d{4})\)$/.exec(title)?.[1]));
  expect(Math.min(...early), said).toBeGreaterThanOrEqual(1965);
  expect(ratingsOf(minute), said).toBe(6);
  expect(minute.counter).toEqual([6, 5, 4, 3, 2, 1]);
  expect(stepsBackwards(minute)).toBe(0);
  expect(minute.pick).toBe((await rankedFirst(page, origin)).path);
  await context.close();
});
