import { expect, it } from "vitest";
import type { ShownList } from "./listWrites.ts";
import { createLocale } from "../../../locale/createLocale.ts";
import { listNote } from "./listNote.ts";

const locale = createLocale({ language: "en" });
const personOf = (userId: string) => ({ userId, profileName: userId, profileImage: null });
const looks = {
  id: 1,
  name: "Friday",
  hexCode: "#85807a",
  numItems: 0,
  position: 0,
  type: "OWNER",
  owner: true,
  userDefault: false,
  player: 1,
} as const;
const own: ShownList = {
  ...looks,
  ownerProfile: personOf("me"),
  collaborators: [],
  displayIndicatorDot: false,
  numNewItems: 0,
  itemIds: [],
};
const withTom: ShownList = { ...own, collaborators: [{ ...personOf("Tom"), state: "ACCEPTED" }] };

it.each<[string, ShownList]>([
  ["", own],
  ["Default", { ...own, userDefault: true }],
  ["With Tom", withTom],
  ["Default · With Tom", { ...withTom, userDefault: true }],
  [
    "With Ada and Tom",
    { ...withTom, owner: false, type: "ACCEPTED", player: 2, ownerProfile: personOf("Ada") },
  ],
  [
    "Invited by Ada",
    { ...withTom, owner: false, type: "INVITED_SEEN", player: 2, ownerProfile: personOf("Ada") },
  ],
])("returns %j", (note, list) => {
  expect(listNote(list, "me", locale)).toBe(note);
});
