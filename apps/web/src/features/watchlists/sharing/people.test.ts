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

it("player 1 is the owner, players 2 are the collaborators", () => {
  expect(peopleOf(list).map(({ userId }) => userId)).toEqual(["ann", "bob"]);
});

it("who is invited again is INVITED_NEW once, and no longer among those who went", () => {
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

it("who joins is a collaborator", () => {
  expect(withJoined({ ...list, type: "INVITED_SEEN" }, "cem")).toEqual({
    type: "ACCEPTED",
    collaborators: [...list.collaborators, { ...person("cem"), state: "ACCEPTED" }],
    friendsPendingInvitesToWatchlist: [],
  });
});
