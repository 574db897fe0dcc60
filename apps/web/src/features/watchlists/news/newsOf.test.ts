import { expect, it } from "vitest";
import { createLocale } from "../../../locale/createLocale.ts";
import { newsOf, type ListActivity } from "./newsOf.ts";
import { personName } from "../lists/personName.ts";

const locale = createLocale({ language: "en" });
const personOf = (userId: string, profileName = userId) => ({
  userId,
  profileName,
  profileImage: null,
});
const told = { listName: "Friday", me: "me", locale };

function entry(what: ListActivity["what"], more: Partial<ListActivity> = {}): ListActivity {
  return {
    id: 1,
    what,
    by: personOf("Ada"),
    title: { id: 5, name: "Arrival", path: "/movies/arrival-5" },
    about: null,
    at: "2026-01-01T00:00:00Z",
    ...more,
  };
}

it("describes a user's changes in one sentence and counts titles that were added together", () => {
  expect(newsOf([entry("item-added"), entry("item-added")], { by: "Ada", count: 1 }, told)).toBe(
    "Ada added Arrival to Friday",
  );
  expect(
    newsOf(
      [entry("item-added"), entry("items-moved"), entry("item-added")],
      { by: "Ada", count: 3 },
      told,
    ),
  ).toBe("Ada added 2 titles to Friday");
  expect(newsOf([entry("item-removed")], { by: "Ada", count: 1 }, told)).toBe(
    "Ada removed Arrival from Friday",
  );
  expect(
    newsOf([entry("item-restored"), entry("item-removed")], { by: "Ada", count: 2 }, told),
  ).toBe("Ada put Arrival back on Friday");
  expect(newsOf([entry("item-removed", { title: null })], { by: "Ada", count: 1 }, told)).toBe(
    "Ada removed 1 title from Friday",
  );
  expect(newsOf([entry("items-moved")], { by: "Ada", count: 4 }, told)).toBe(
    "Ada reordered Friday",
  );
  expect(newsOf([entry("joined", { title: null })], { by: "Ada", count: 1 }, told)).toBe(
    "Ada joined Friday",
  );
  expect(
    newsOf(
      [entry("invited", { title: null, about: personOf("me", "Max") })],
      { by: "Ada", count: 1 },
      told,
    ),
  ).toBe("Ada invited you to Friday");
});

it("ignores unrelated changes and returns null if no entry matches", () => {
  const activity = [entry("items-moved", { by: personOf("Tom") }), entry("item-added")];
  expect(newsOf(activity, { by: "Ada", count: 1 }, told)).toBe("Ada added Arrival to Friday");
  expect(newsOf(activity, { by: "Eve", count: 1 }, told)).toBeNull();
});

it("refers to a user without a name as 'someone' and to the current user as 'you'", () => {
  expect(newsOf([entry("left", { by: personOf("x", "Name") })], { by: "x", count: 1 }, told)).toBe(
    "Someone left Friday",
  );
  expect(personName(personOf("me", "Max"), "me", locale)).toBe("You");
  expect(personName(personOf("x", " "), "me", locale)).toBe("Someone");
});
