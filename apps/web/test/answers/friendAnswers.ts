import type { CallApi, CallInput, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { sortFriends } from "@worthy/domain";
import { accountAnswers } from "./accountAnswers.ts";
import { overrideCalls, type Answers } from "./overrideCalls.ts";
import { shelfFilm } from "./shelfAnswers.ts";

type Friend = CallOutput<"listFriends">["results"][number];
type Message = CallOutput<"listFriendMessages">["results"][number];

const LONG_AGO = "2026-01-05T12:00:00.000Z";
const ME = { userId: "abcdefghijkl", profileName: "Ada", profileImage: null };
const NOT_SHARED = "This friend isn’t sharing ratings.";

const person = (userId: string, profileName: string, status: Friend["status"]): Friend => ({
  userId,
  profileName,
  profileImage: null,
  status,
  since: LONG_AGO,
});

const zoe = person("zzzzzzzzzzzz", "zoe", "ACCEPTED");
const bob = person("bbbbbbbbbbbb", "Bob", "ACCEPTED");
const everybody = [
  zoe,
  bob,
  person("pppppppppppp", "Pia", "PENDING"),
  person("rrrrrrrrrrrr", "Rob", "REQUESTED"),
];

function messageOf(id: string, from: Friend, more: Partial<Message> = {}): Message {
  return {
    id,
    kind: "QUESTION",
    title: shelfFilm(60),
    from,
    to: ME,
    note: "Have you seen it?",
    answer: null,
    createdAt: LONG_AGO,
    answeredAt: null,
    ...more,
  };
}

interface FriendState {
  friends: Map<string, Friend>;
  messages: readonly Message[];
  /** Throws if the next write should fail. */
  mayFail: () => void;
}

interface FriendAnswers {
  call: CallApi;
  /** Makes the next writes about friends fail. */
  fail: (times: number) => void;
  /** Makes the next writes of settings fail. */
  failSettings: (times: number) => void;
  /** How everybody stands to the person, by name. */
  statuses: () => Record<string, Friend["status"]>;
  messages: () => readonly Message[];
}

/** The account's answers for Ada, who has two friends, one who asks, one whom she asked, and somebody on a common list; with a memory. */
export function friendAnswers({
  registered = true,
  empty = false,
  friendless = false,
  agreed = true as boolean | null,
} = {}): FriendAnswers {
  const base = accountAnswers({ registered, agreed });
  let failures = 0;
  const state: FriendState = {
    friends: new Map(
      everybody
        .filter(({ status }) => !empty && (!friendless || status !== "ACCEPTED"))
        .map((each) => [each.userId, each]),
    ),
    messages: empty
      ? []
      : [
          messageOf("mmmmmmmmmmmm", bob),
          messageOf("nnnnnnnnnnnn", zoe, { kind: "RECOMMENDATION", note: "", title: null }),
        ],
    mayFail: () => {
      if (failures === 0) return;
      failures -= 1;
      throw new ApiFailure(500, "Server Error");
    },
  };
  const mine = {
    ...friendshipAnswers(state),
    ...referenceAnswers(),
    ...sharedListAnswers(base.call, empty),
    ...sharedRatingAnswers(() => {
      const { shareRatingsWithFriendsEnabled, ratingSharingAgreed } = base.settings();
      return shareRatingsWithFriendsEnabled && ratingSharingAgreed === true;
    }),
    ...messageAnswers(state),
  };
  return {
    call: overrideCalls(mine, base.call),
    fail: (times) => (failures = times),
    failSettings: base.fail,
    statuses: () =>
      Object.fromEntries(
        [...state.friends.values()].map(({ profileName, status }) => [profileName, status]),
      ),
    messages: () => state.messages,
  };
}

/** Friends, requests and blocked people. */
function friendshipAnswers(state: FriendState): Answers {
  const set = (userId: string, status: Friend["status"] | null) => {
    state.mayFail();
    const known =
      everybody.find((each) => each.userId === userId) ?? person(userId, "Lou", "REQUESTED");
    if (status === null) state.friends.delete(userId);
    else state.friends = new Map([...state.friends, [userId, { ...known, status }]]);
    return { success: true as const };
  };
  return {
    listFriends: async ({ query }: CallInput<"listFriends">) => {
      const results = sortFriends(
        [...state.friends.values()].filter(
          ({ status }) => status === (query?.status ?? "ACCEPTED"),
        ),
      );
      return {
        results,
        total: results.length,
        pending: [...state.friends.values()].filter(({ status }) => status === "PENDING").length,
      };
    },
    answerFriend: async ({ params, body }: CallInput<"answerFriend">) =>
      set(params.friendId, body.action === "accept" ? "ACCEPTED" : null),
    removeFriend: async ({ params }: CallInput<"removeFriend">) => set(params.friendId, null),
    blockPerson: async ({ params }: CallInput<"blockPerson">) => set(params.friendId, "BLOCKED"),
    unblockPerson: async ({ params }: CallInput<"unblockPerson">) => set(params.friendId, null),
    requestFriend: async ({ body }: CallInput<"requestFriend">) => {
      if (body?.email === undefined) return set(body?.userId ?? "", "REQUESTED");
      state.mayFail();
      return { success: true };
    },
  };
}

/** The link by which people become friends. */
function referenceAnswers(): Answers {
  let rotations = 0;
  return {
    createFriendReference: async ({ body }: CallInput<"createFriendReference">) => {
      if (body?.rotate) rotations += 1;
      const reference = `${"a".repeat(23)}${rotations}`;
      return {
        reference,
        path: `/watchlists/invite/${reference}`,
        expiresAt: "2030-01-01T00:00:00.000Z",
      };
    },
  };
}

/** The lists, each shared with somebody who is not a friend yet. */
function sharedListAnswers(call: CallApi, empty: boolean): Answers {
  return {
    listWatchlists: async () => {
      const { watchlists, total } = await call("listWatchlists", {
        params: { userId: ME.userId },
      });
      const lou = {
        userId: "llllllllllll",
        profileName: "Lou",
        profileImage: null,
        state: "ACCEPTED" as const,
      };
      return {
        watchlists: watchlists.map((list) => ({ ...list, collaborators: empty ? [] : [lou] })),
        total,
      };
    },
  };
}

/** What friends see of each other's ratings. */
function sharedRatingAnswers(shares: () => boolean): Answers {
  return {
    getTasteMatch: async ({ params }: CallInput<"getTasteMatch">) => {
      if (!shares()) throw new ApiFailure(403, "You’re not sharing your ratings with friends.");
      if (params.friendId === zoe.userId) throw new ApiFailure(403, NOT_SHARED);
      const pair = (id: number, rating: "LOVE" | "DISLIKE") => ({
        title: shelfFilm(id),
        mine: "LOVE" as const,
        theirs: rating,
      });
      return {
        friend: bob,
        percentage: 71,
        common: 5,
        agreements: [pair(61, "LOVE")],
        clashes: [pair(62, "DISLIKE")],
      };
    },
    listFriendRatings: async () =>
      shares()
        ? { results: [{ friend: bob, rating: "LOVE" }], total: 1, shared: true }
        : { results: [], total: 0, shared: false },
  };
}

/** The titles and questions that friends send each other. */
function messageAnswers(state: FriendState): Answers {
  return {
    sendTitle: async ({ body }: CallInput<"sendTitle">) => {
      state.mayFail();
      const sent = body.friendIds.map((id, index) =>
        messageOf(`ssssssssss${index}${state.messages.length}`, bob, {
          ...body,
          note: body.note ?? "",
          from: ME,
          to: state.friends.get(id) ?? bob,
        }),
      );
      state.messages = [...sent, ...state.messages];
      return { sent: sent.length };
    },
    listFriendMessages: async ({ query }: CallInput<"listFriendMessages">) => {
      const results = state.messages.filter(
        ({ from }) => (from.userId === ME.userId) === (query?.box === "SENT"),
      );
      return { results, total: results.length };
    },
    answerFriendMessage: async ({ params, body }: CallInput<"answerFriendMessage">) => {
      state.mayFail();
      state.messages = state.messages.map((each) =>
        each.id === params.messageId ? { ...each, answer: body.answer } : each,
      );
      return { success: true };
    },
    deleteFriendMessage: async ({ params }: CallInput<"deleteFriendMessage">) => {
      state.mayFail();
      state.messages = state.messages.filter(({ id }) => id !== params.messageId);
      return { success: true };
    },
  };
}
