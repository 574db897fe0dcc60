import { expect, it } from "vitest";
import { peopleOnLists } from "./peopleOnLists.ts";

const person = (userId: string, profileName: string) => ({
  userId,
  profileName,
  profileImage: null,
});
const ACCEPTED = { state: "ACCEPTED" } as const;
const INVITED = { state: "INVITED_NEW" } as const;

it("lists each member of shared lists once, by name, excluding the user and their friends", () => {
  const lists = [
    {
      ownerProfile: person("me", "Me"),
      collaborators: [
        { ...person("zoe", "zoe"), ...ACCEPTED },
        { ...person("ann", "Ann"), ...ACCEPTED },
      ],
      friendsPendingInvitesToWatchlist: [{ ...person("bob", "Bob"), ...INVITED }],
    },
    {
      ownerProfile: person("zoe", "zoe"),
      collaborators: [{ ...person("me", "Me"), ...ACCEPTED }],
      friendsPendingInvitesToWatchlist: [],
    },
  ];
  expect(
    peopleOnLists(lists, "me", new Set(["ann"])).map(({ profileName }) => profileName),
  ).toEqual(["Bob", "zoe"]);
  expect(peopleOnLists([], "me", new Set())).toEqual([]);
});
