import { expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { CONSENT_KEY, mayTrackUse, parseConsent, refusesTracking } from "./consent.ts";

it("is given only after the user agrees", () => {
  expect([null, "", "true", "no", "yes"].map(parseConsent)).toEqual([
    null,
    null,
    null,
    "no",
    "yes",
  ]);
  const storage = memoryStorage();
  expect(mayTrackUse(storage, {})).toBe(false);
  storage.write(CONSENT_KEY, "yes");
  expect(mayTrackUse(storage, { doNotTrack: null, globalPrivacyControl: false })).toBe(true);
  storage.write(CONSENT_KEY, "no");
  expect(mayTrackUse(storage, {})).toBe(false);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }, { doNotTrack: "yes" }])(
  "is denied if the browser opts out, regardless of the user's answer: %j",
  (browser) => {
    const storage = memoryStorage();
    storage.write(CONSENT_KEY, "yes");
    expect(refusesTracking(browser)).toBe(true);
    expect(mayTrackUse(storage, browser)).toBe(false);
  },
);
