import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const visits = setUpVisits();
const patient = { timeout: 60_000 };

/** Opens a page whose scripts come only once they are allowed to. */
async function visitUnhydrated(path: string, answers: ReturnType<typeof accountAnswers>) {
  const { page } = await visits.visit(path, { call: answers.call, known: true, width: 1280 });
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/assets.*\.js$/, async (route) => (await allowed, route.continue()));
  await page.reload({ waitUntil: "commit" });
  return { page, allow };
}

const reminders = (page: Page) => page.getByRole("switch", { name: /^Reminders/ });

it("saves a switch that was turned off before the page worked", async () => {
  const answers = accountAnswers();
  const { page, allow } = await visitUnhydrated("/profile/notifications", answers);
  await reminders(page).uncheck();
  expect(answers.settings().remindersNotificationsEnabled).toBe(true);
  allow();
  await expect.poll(() => answers.settings().remindersNotificationsEnabled, patient).toBe(false);
  expect(await reminders(page).isChecked()).toBe(false);
  // After a reload, some browsers would bring back what it showed before, as if it had been pressed.
  expect(await reminders(page).getAttribute("autocomplete")).toBe("off");
});

it("saves the picture that was chosen, and the name that was typed, before the page worked", async () => {
  const answers = accountAnswers();
  const { page, allow } = await visitUnhydrated("/profile", answers);
  await page.getByRole("radio", { name: "Fox" }).check({ force: true }); // its label shows it
  await page.getByRole("textbox", { name: "Name" }).fill("Ada L.");
  allow();
  await expect.poll(() => answers.profile().profileImage, patient).toBe("avatar1v2.jpg");
  expect(await page.getByRole("radio", { name: "Fox" }).isChecked()).toBe(true);
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect.poll(() => answers.profile().profileName, patient).toBe("Ada L.");
});
