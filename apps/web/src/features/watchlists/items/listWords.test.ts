import { expect, it } from "vitest";
import { createLocale } from "../../../locale/createLocale.ts";
import { activitySentence, type ListActivityEntry } from "../news/activitySentence.ts";
import { addedWords } from "./addedWords.ts";

const locale = createLocale({ language: "en" });
const ada = { userId: "ada", profileName: "Ada", profileImage: null };
const nameless = { userId: "bob", profileName: "Name", profileImage: null };
const title = { id: 7, name: "Arrival", path: "/movies/arrival-7" };
const entry = (change: Partial<ListActivityEntry>): ListActivityEntry => ({
  id: 1,
  what: "item-added",
  by: ada,
  title,
  about: null,
  at: "2026-01-01T00:00:00Z",
  ...change,
});

it.each([
  [{}, "ada", "You added Arrival"],
  [{}, "bob", "Ada added Arrival"],
  [{ by: nameless }, "ada", "Someone added Arrival"],
  [{ what: "item-removed", title: null }, "bob", "Ada removed a title"],
  [{ what: "item-restored" }, "ada", "You put Arrival back"],
  [{ what: "items-moved", title: null }, "bob", "Ada changed the order"],
  [{ what: "invited", title: null, about: nameless }, "bob", "Ada invited you"],
  [{ what: "removed", title: null, about: nameless }, "eve", "Ada removed someone"],
  [{ what: "joined", title: null, by: nameless }, "bob", "You joined"],
] satisfies [Partial<ListActivityEntry>, string, string][])(
  "describes %o to %s as: %s",
  (change, me, sentence) => {
    expect(activitySentence(entry(change), me, locale)).toBe(sentence);
  },
);

it("says who added a title if more than one person could have", () => {
  const item = { addedAt: "2026-03-04T20:00:00Z", addedBy: "ada" };
  const alone = { ownerProfile: ada, collaborators: [] };
  const shared = {
    ownerProfile: ada,
    collaborators: [{ ...nameless, state: "ACCEPTED" as const }],
  };
  expect(addedWords(item, alone, { me: "ada", locale })).toBe("Added Mar 4, 2026");
  expect(addedWords(item, shared, { me: "ada", locale })).toBe("You · Mar 4, 2026");
  expect(addedWords(item, shared, { me: "bob", locale })).toBe("Ada · Mar 4, 2026");
  expect(addedWords({ ...item, addedBy: "bob" }, shared, { me: "ada", locale })).toBe(
    "Someone · Mar 4, 2026",
  );
  expect(addedWords({ ...item, addedBy: "formermember" }, shared, { me: "ada", locale })).toBe(
    "Someone · Mar 4, 2026",
  );
});
