import type { SharedList } from "./patchLists.ts";

type Pending = SharedList["friendsPendingInvitesToWatchlist"][number];
export type Person = SharedList["ownerProfile"];

/** The list after its owner has invited somebody by name. */
export function withInvited(list: SharedList, person: Person): Partial<SharedList> {
  const others = list.friendsPendingInvitesToWatchlist.filter(
    ({ userId }) => userId !== person.userId,
  );
  const pending: Pending[] = [...others, { ...profileOf(person), state: "INVITED_NEW" }];
  return {
    friendsPendingInvitesToWatchlist: pending,
    formerCollaborators: list.formerCollaborators.filter(({ userId }) => userId !== person.userId),
  };
}

/** The list after the person has joined it. */
export function withJoined(list: SharedList, userId: string): Partial<SharedList> {
  const me = list.friendsPendingInvitesToWatchlist.find((person) => person.userId === userId);
  return {
    type: "ACCEPTED",
    collaborators: me
      ? [...list.collaborators, { ...profileOf(me), state: "ACCEPTED" }]
      : list.collaborators,
    friendsPendingInvitesToWatchlist: list.friendsPendingInvitesToWatchlist.filter(
      (person) => person.userId !== userId,
    ),
  };
}

function profileOf({ userId, profileName, profileImage }: Person): Person {
  return { userId, profileName, profileImage };
}
