// @module-tag deeper
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { axeFindings, axeRun } from "../visits/axeInDepth.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

interface Visit {
  /** Null for a device without an account. */
  answers?: ReturnType<typeof accountAnswers> | null;
  width?: number;
}

async function visit(
  path: string,
  { answers = accountAnswers(), width = 1280 }: Visit = {},
): Promise<void> {
  ({ pages, page, complaints } = await visits.visit(path, {
    call: (answers ?? accountAnswers()).call,
    known: answers !== null,
    width,
  }));
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const called = (id: string) => pages.calls.filter((call) => call.id === id);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Answers of 400 and above are complained about by the browser itself, and a page that is left before its socket is open. */
const calm = () =>
  expect(
    complaints
      .all()
      .filter((line) => !/Failed to load resource|WebSocket is closed before/.test(line)),
  ).toEqual([]);

describe("the profile", () => {
  // shows: 2.screens.15
  it("shows how complete it is, with links to the missing steps", { tags: "deep" }, async () => {
    await visit("/profile");
    await says("33% complete");
    const missing = page.getByRole("region", { name: "Finish your profile" }).getByRole("listitem");
    expect(await missing.allTextContents()).toEqual([
      "Choose a picture",
      "Choose genres you like",
      "Add your streaming services",
      "Rate enough titles to get scores",
    ]);
    await page.getByRole("link", { name: "Rate enough titles to get scores" }).click();
    await expect.poll(address, patient).toBe("/rate");
    calm();
  });

  it(
    "lets users choose their country, both in the profile and next to the services",
    { tags: "deep" },
    async () => {
      await visit("/profile");
      const country = page.getByRole("combobox", { name: "Country" });
      await country.selectOption({ label: "Germany" });
      await expect
        .poll(() => called("setRegion").map(({ input }) => input.body), patient)
        .toEqual([{ region: "DE" }]);
      await page.goto("/profile/services");
      await expect.poll(() => country.inputValue(), patient).toBe("DE");
      await country.selectOption({ label: "Same as this server" });
      await expect
        .poll(() => called("setRegion").at(-1)?.input.body, patient)
        .toEqual({ region: null });
      calm();
    },
  );

  it("lets a visitor choose a country and creates an account to store it", async () => {
    await visit("/profile", { answers: null });
    const country = page.getByRole("combobox", { name: "Country" });
    await country.selectOption({ label: "Germany" });
    await expect
      .poll(() => called("setRegion").map(({ input }) => input.body), patient)
      .toEqual([{ region: "DE" }]);
    await expect.poll(() => country.inputValue(), patient).toBe("DE");
    expect(called("createUser")).toHaveLength(1);
    calm();
  });

  // shows: 3.local.4
  it("links to titles with recent activity on this device", { tags: "deep" }, async () => {
    await visit("/profile");
    await says("33% complete");
    expect(await page.getByRole("region", { name: "Recent activity" }).count()).toBe(0);
    await page.evaluate(
      (recentActivity) =>
        localStorage.setItem(
          "localProfile",
          JSON.stringify({
            ...JSON.parse(localStorage.getItem("localProfile") ?? "{}"),
            recentActivity,
          }),
        ),
      [{ kind: "rated", titleId: 12, at: Date.now() }],
    );
    await page.reload();
    const row = page.getByRole("region", { name: "Recent activity" }).getByRole("link");
    await expect.poll(() => row.textContent(), patient).toBe("Casablancarated · this minute");
    expect([await row.getAttribute("href"), await axeFindings(page)]).toEqual([
      expect.stringMatching(/^\/movies\/casablanca-\d+$/),
      [],
    ]);
    calm();
  });

  // shows: 2.screens.15, 3.local.1, 3.local.3, 4.login.3, 4.registered.1
  it("saves a picture and genres immediately, by mouse or keyboard, and shows the picture at the top", async () => {
    const answers = accountAnswers();
    await visit("/profile", { answers });
    await page.getByRole("radio", { name: "Initials" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => answers.profile().profileImage, patient).toBe("avatar1v2.jpg");
    expect(await page.getByRole("radio", { name: "Fox" }).isChecked()).toBe(true);
    await page.locator("header img[src*=avatar1v2]").waitFor();
    await page.getByRole("link", { name: "Choose genres you like" }).click();
    await button("Sci-Fi").focus();
    await page.keyboard.press("Enter");
    await button("Drama").click();
    await expect
      .poll(() => answers.profile().genres, patient)
      .toEqual(["Drama", "Science Fiction"]);
    await page
      .getByRole("navigation", { name: "Profile sections" })
      .getByRole("link", { name: "Profile" })
      .click();
    await says("67% complete");
    expect(JSON.parse((await kept("localProfile")) ?? "")).toMatchObject({
      completionScore: 67,
      profileImage: "avatar1v2.jpg",
      profileName: "Ada",
      userRegistered: true,
    });
    expect(await kept("loggedIn")).toBe("true");
    await page.reload();
    await expect
      .poll(() => page.getByRole("radio", { name: "Fox" }).isChecked(), patient)
      .toBe(true);
    calm();
  });

  it("reverts a change that failed to save, and saves it on retry", { tags: "deep" }, async () => {
    const answers = accountAnswers();
    await visit("/profile", { answers });
    answers.fail(1);
    await page.getByRole("radio", { name: "Chess queen" }).focus();
    await page.keyboard.press("Space");
    await says("Oops! Something went wrong.");
    await expect
      .poll(() => page.getByRole("radio", { name: "Initials" }).isChecked(), patient)
      .toBe(true);
    await button("Retry").click();
    await expect
      .poll(() => page.getByRole("radio", { name: "Chess queen" }).isChecked(), patient)
      .toBe(true);
    expect(answers.profile().profileImage).toBe("avatar10v2.jpg");
  });

  it("doesn't accept the placeholder as a name", { tags: "deep" }, async () => {
    const answers = accountAnswers();
    await visit("/profile", { answers });
    const name = page.getByRole("textbox", { name: "Name" });
    for (const [given, problem] of [
      ["Name", "“Name” is only a placeholder. Choose another one."],
      ["  ", "Enter a name with at least one letter."],
    ] as const) {
      await name.fill(given);
      await page.keyboard.press("Enter");
      await says(problem);
      expect(await name.getAttribute("aria-invalid")).toBe("true");
    }
    expect(called("updateProfile")).toEqual([]);
    await name.fill("Ada L.");
    await page.keyboard.press("Enter");
    await expect.poll(() => answers.profile().profileName, patient).toBe("Ada L.");
    calm();
  });

  // shows: 3.canned.4, 3.canned.5
  it("defaults to the custom profile, even on a device without an account", async () => {
    await visit("/profile", { answers: null });
    await says("Your user profile");
    await says("Customize your own likes and dislikes in a fast and fun show quiz.");
    await page.getByRole("link", { name: "Take the quiz" }).click();
    await expect.poll(address, patient).toBe("/rate");
    expect(called("createUser")).toEqual([]);
    calm();
  });

  it(
    "lets users without an account try out a demo profile and stop again, in demo mode only",
    { tags: "deep" },
    async () => {
      await visit("/profile", { answers: null });
      expect(called("listCannedProfiles")).toEqual([]);
      await page.goto("/profile?appMode=DEMO");
      await button(/^Vera \(demo\)/).waitFor();
      expect(await axeRun(page)).toEqual([]);
      await button(/^Vera \(demo\)/).click();
      await expect.poll(address, patient).toBe("/home/");
      await says("You’re looking around as Vera (demo).");
      expect(called("cloneCannedProfile").map(({ input }) => input)).toMatchObject([
        { params: { profileId: "vera" } },
      ]);
      expect(JSON.parse((await kept("userData")) ?? "{}")).toMatchObject({
        id: "abcdefghijkl",
        api_token: `abcdefghijkl${"d".repeat(40)}`,
      });
      await page.goto("/profile");
      await button("Stop looking around").click();
      await expect.poll(() => kept("userData"), patient).toBeNull();
      calm();
    },
  );

  // shows: 1.modes.4, 1.modes.5, 1.modes.6, 3.storage.9, 6.roles.4
  it("grants a new account in demo mode its role only once and saves the app mode", async () => {
    await visit("/rate?appMode=DEMO", { answers: null });
    await expect.poll(() => kept("appMode"), patient).toBe("DEMO");
    for (const count of [1, 2]) {
      await page
        .getByRole("option", { name: /, (Show|Film), \d{4}$/ })
        .nth(count)
        .focus();
      await page.keyboard.press("l");
      await expect.poll(() => called("rateTitle").length, patient).toBe(count);
    }
    await expect
      .poll(() => called("grantB2bProfile").map(({ input }) => input), patient)
      .toEqual([{ params: {}, body: undefined }]);
    await page.goto("/worthy?mode=movies");
    const films = button("Films");
    await expect.poll(() => films.getAttribute("aria-pressed"), patient).toBe("true");
    await expect.poll(() => kept("appMode"), patient).toBe("MOVIES");
    await page.goto("/worthy");
    await expect.poll(() => films.getAttribute("aria-pressed"), patient).toBe("true");
    calm();
  });

  it("removes all personal data when signing out", { tags: "deep" }, async () => {
    await visit("/profile");
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await expect.poll(address, patient).toBe("/signin?loggedOut=true");
    expect(called("logout")).toHaveLength(1);
    expect([await kept("userData"), await kept("localProfile")]).toEqual([null, null]);
    calm();
  });
});

describe("account information", () => {
  it("saves changes and shows errors next to their field", { tags: "deep" }, async () => {
    await visit("/profile/account");
    const phone = page.getByRole("textbox", { name: "Phone number" });
    await phone.fill("none");
    await button("Save").click();
    await says("Enter 5 to 15 digits");
    expect([
      await phone.getAttribute("aria-invalid"),
      await phone.evaluate((field) => field === document.activeElement),
    ]).toEqual(["true", true]);
    await phone.fill("+44 20 7946 0000");
    await button("Save").click();
    await says("Saved.");
    expect(called("updateAccountInformation").at(-1)?.input.body).toEqual({
      phoneNumber: "+44 20 7946 0000",
    });
    expect(called("requestEmailLink")).toEqual([]);
    calm();
  });

  it(
    "changes the email address only once both emails have been opened",
    { tags: "deep" },
    async () => {
      const answers = accountAnswers();
      await visit("/profile/account", { answers });
      const email = page.getByRole("textbox", { name: "Email address" });
      await email.fill("countess@example.org");
      await button("Save").click();
      await says("Check both inboxes");
      await says(/to ada@example.org and the one in the email to countess@example.org/);
      expect(await email.inputValue()).toBe("ada@example.org");
      answers.openLetters();
      await says("Your address is now countess@example.org.");
      calm();
    },
  );
});

describe("devices", () => {
  it("can be signed out one by one or all together", { tags: "deep" }, async () => {
    const answers = accountAnswers();
    await visit("/profile/devices", { answers });
    expect(await page.getByRole("button", { name: /^Sign out Chrome on Mac/ }).count()).toBe(0);
    await button("Sign out Safari on iPhone").click();
    await says("Signed out Safari on iPhone.");
    expect(answers.devices().map(({ label }) => label)).toEqual([
      "Chrome on Mac",
      "Chrome on a TV",
    ]);
    await button("Sign out all others").click();
    const question = page.getByRole("dialog", { name: "Sign out all other devices?" });
    await question.getByRole("button", { name: "Sign out all others" }).click();
    await says("You’re not signed in anywhere else.");
    expect(answers.devices()).toHaveLength(1);
    calm();
  });
});

describe("settings", () => {
  // shows: 1.modes.3, 1.modes.5
  it("consist of five switches that save immediately and revert on failure", async () => {
    const answers = accountAnswers();
    await visit("/profile/notifications", { answers });
    const reminders = page.getByRole("switch", { name: /^Reminders/ });
    expect(await page.getByRole("switch", { checked: true }).count()).toBe(5);
    const inPart = (name: string) => page.getByRole("region", { name }).getByRole("switch").count();
    expect(
      await Promise.all(["Notifications", "Taste", "Privacy", "On this device"].map(inPart)),
    ).toEqual([3, 1, 1, 1]);
    await page.getByRole("switch", { name: /^Start with films/ }).check();
    expect(await kept("appMode")).toBe("MOVIES");
    await page.getByRole("switch", { name: /^Start with films/, checked: true }).uncheck();
    expect(await kept("appMode")).toBe("B2C");
    await reminders.uncheck();
    await expect.poll(() => answers.settings().remindersNotificationsEnabled, patient).toBe(false);
    expect(called("putSettings").at(-1)?.input.body).toEqual({
      remindersNotificationsEnabled: false,
    });
    answers.fail(1);
    const picks = page.getByRole("switch", { name: /^New picks/ });
    await picks.click(); // what fails is on again before an uncheck would have looked
    await says("Couldn’t save that, so we’ve switched it back.");
    await expect
      .poll(async () => [await picks.isChecked(), await reminders.isChecked()], patient)
      .toEqual([true, false]);
    await button("Retry").click();
    await expect
      .poll(() => answers.settings().recommendationsNotificationsEnabled, patient)
      .toBe(false);
  });
});

describe("personal data", () => {
  it("is downloaded as a single file, using the bearer token", { tags: "deep" }, async () => {
    await visit("/profile/data");
    const download = page.waitForEvent("download");
    await button("Download everything").click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("worthy-export.zip");
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toEqual({ everything: true });
    expect(called("exportUser").map(({ bearer }) => bearer)).toEqual(["Bearer secret"]);
    calm();
  });

  it(
    "can be downloaded from a device account only after typing the confirmation word",
    { tags: "deep" },
    async () => {
      await visit("/profile/data", { answers: accountAnswers({ registered: false }) });
      await button("Download everything").click();
      const question = page.getByRole("dialog", { name: "Download everything?" });
      const take = question.getByRole("button", { name: "Download" });
      expect([await take.isDisabled(), called("exportUser")]).toEqual([true, []]);
      await question.getByRole("textbox", { name: "Type DOWNLOAD to continue" }).fill("download");
      const asked = page.waitForRequest(/\/export\?confirm=DOWNLOAD&/);
      const download = page.waitForEvent("download");
      await take.click();
      await asked;
      expect((await download).suggestedFilename()).toBe("worthy-export.zip");
      await question.waitFor({ state: "hidden" });
      calm();
    },
  );

  it(
    "requires the user to sign in again before deletion if the last sign-in was long ago",
    { tags: "deep" },
    async () => {
      const answers = accountAnswers();
      answers.age();
      await visit("/profile/data", { answers });
      await button("Delete account…").click();
      const question = page.getByRole("dialog", { name: "Delete your account?" });
      await question.getByRole("textbox", { name: "Type DELETE to continue" }).fill("delete");
      await question.getByRole("button", { name: "Delete for good" }).click();
      await says("To do this, sign in again with a new link.");
      await button("Email me a link").click();
      await says("We sent a link to ada@example.org. Open it in this browser, then try again.");
      expect(called("requestEmailLink").at(-1)?.input.body).toMatchObject({
        email: "ada@example.org",
      });
      expect(await kept("userData")).not.toBeNull();
    },
  );

  it(
    "is deleted only after typing the confirmation word, which also signs the user out",
    { tags: "deep" },
    async () => {
      const answers = accountAnswers();
      await visit("/profile/data", { answers });
      await button("Delete account…").focus();
      await page.keyboard.press("Enter");
      const question = page.getByRole("dialog", { name: "Delete your account?" });
      await question.getByText("Every device is signed out.").waitFor();
      const erase = question.getByRole("button", { name: "Delete for good" });
      const word = question.getByRole("textbox", { name: "Type DELETE to continue" });
      await word.fill("DELET");
      await page.keyboard.press("Enter");
      expect([await erase.isDisabled(), called("deleteUser")]).toEqual([true, []]);
      await word.fill("delete");
      answers.fail(1);
      await erase.click();
      await says("Oops! Something went wrong.");
      expect(await kept("userData")).not.toBeNull();
      await erase.click();
      await expect.poll(address, patient).toBe("/signin?loggedOut=true&accountDeleted=true");
      await says("Your account has been deleted");
      expect(called("deleteUser").at(-1)?.input.body).toEqual({ confirm: "DELETE" });
      expect(await kept("userData")).toBeNull();
    },
  );
});

describe("the account wall", () => {
  // shows: 2.screens.19, 4.registered.1
  it.each(firstInLayer(1, ["/profile/account", "/profile/devices"]))(
    "appears at %s for users who aren't registered",
    { tags: "deeper" },
    async (path) => {
      await visit(path, { answers: accountAnswers({ registered: false }) });
      await page.getByRole("heading", { name: "You need an account for this" }).waitFor();
      expect(await kept("loggedIn")).toBeNull();
      expect(
        await page.getByRole("link", { name: "Sign up", exact: true }).getAttribute("href"),
      ).toBe("/registration-popup");
      expect(await page.getByRole("link", { name: "I have an account" }).getAttribute("href")).toBe(
        "/signin",
      );
      calm();
    },
  );

  // shows: 2.screens.19
  it("explains on a separate page what the account is for", async () => {
    await visit("/account-wall?for=sharing", { answers: null });
    await page.getByRole("heading", { level: 1, name: "You need an account for this" }).waitFor();
    await says("Sign up to share a list with others.");
    calm();
  });
});

describe("the privacy page", () => {
  it(
    "works without scripts or an account and is linked from every page",
    { tags: "deep" },
    async () => {
      await visit("/about", { answers: null });
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
      const html = await (await fetch(`${pages.origin}/privacy`)).text();
      for (const text of [
        "On the server",
        "On your device",
        "Sign-in links and codes",
        "delete your account right away",
      ])
        expect(html).toContain(text);
      calm();
    },
  );
});

// The rest of what is somebody's is looked at by routes/own.browser.test.ts; this device has others beside it.
it(
  "shows an accessible devices page that fits the screen in both themes",
  { tags: "deep" },
  async () => {
    await visit("/profile/devices", { width: 360 });
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    calm();
  },
);
