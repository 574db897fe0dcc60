import { expect, it } from "vitest";
import type { SharedList } from "./patchLists.ts";
import { peopleOf } from "../lists/peopleOf.ts";
import { withInvited, withJoined } from "./people.ts";

const person = (userId: string) => ({ userId, profileName: userId, profileImage: null });
const list: SharedList = {
  id: 7,
  name: "Friday",
  type: "OWNER",
  owner: true,
  ownerId: "ann",
  ownerProfile: person("ann"),
  collaborators: [{ ...person("bob"), state: "ACCEPTED" }],
  friendsPendingInvitesToWatchlist: [{ ...person("cem"), state: "INVITED_SEEN" }],
  formerCollaborators: [{ ...person("dee"), state: "DECLINED" }],
};

it("makes the owner player 1 and the collaborators player 2", () => {
  expect(peopleOf(list).map(({ userId }) => userId)).toEqual(["ann", "bob"]);
});

it("lists a re-invited user only as INVITED_NEW, not as a former collaborator", () => {
  expect(withInvited(list, person("dee"))).toEqual({
    friendsPendingInvitesToWatchlist: [
      { ...person("cem"), state: "INVITED_SEEN" },
      { ...person("dee"), state: "INVITED_NEW" },
    ],
    formerCollaborators: [],
  });
  expect(withInvited(list, person("cem")).friendsPendingInvitesToWatchlist).toEqual([
    { ...person("cem"), state: "INVITED_NEW" },
  ]);
});

it("turns an invited user into a collaborator when they join", () => {
  expect(withJoined({ ...list, type: "INVITED_SEEN" }, "cem")).toEqual({
    type: "ACCEPTED",
    collaborators: [...list.collaborators, { ...person("cem"), state: "ACCEPTED" }],
    friendsPendingInvitesToWatchlist: [],
  });
});
