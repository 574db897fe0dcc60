import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { userSettings } from "../../apps/server/src/features/accounts/schema.ts";
import { DEFAULT_SETTINGS } from "../../apps/web/src/features/settings/localSettings.ts";
import { ROOT } from "../step.ts";

/** Where settings are declared, stored, shown, copied and downloaded, which changes nothing for a person. */
const KEEPING =
  /^apps\/server\/src\/(?:migrations|testing)\/|\/accounts\/(?:schema|accountStore|personal\/(?:moveProfile|accountFiles))\.ts$|^packages\/contract\/|\/SettingSwitches\.tsx$|\/settings\/localSettings\.ts$|\.test\.tsx?$/;
/** How code reads what this device stores. */
const READS_LOCAL = /\b(?:useLocalSetting|readSettings)\b/;

/** Settings that nothing reads yet, and what will. */
const UNREAD = {
  featuresUpdatesNotificationsEnabled: "mail about what is new",
  recommendationsNotificationsEnabled: "mail about new picks",
  remindersNotificationsEnabled: "reminders",
};

const sources = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !KEEPING.test(file.replaceAll("\\", "/")))
  .map((file) => readFileSync(join(ROOT, file), "utf8"));
const columnOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const mentions = (name: string, texts: readonly string[]) =>
  texts.some((text) => new RegExp(`\\b(?:${name}|${columnOf(name)})\\b`).test(text));

it("every stored account setting is used, except those for planned features", () => {
  const { userId: _, ...settings } = getTableColumns(userSettings);
  const names = Object.keys(settings);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !mentions(name, sources)).toSorted()).toEqual(
    Object.keys(UNREAD).toSorted(),
  );
});

it("every stored device setting is used", () => {
  const readers = sources.filter((text) => READS_LOCAL.test(text));
  const { version: _, ...settings } = DEFAULT_SETTINGS;
  expect(Object.keys(settings).filter((name) => !mentions(name, readers))).toEqual([]);
});
