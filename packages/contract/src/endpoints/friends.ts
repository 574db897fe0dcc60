import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { nodeSummary } from "../entities/titles.ts";
import { sharedPerson } from "../entities/watchlists.ts";
import {
  count,
  email,
  flag,
  inviteReference,
  itemId,
  pathId,
  ratingValue,
  text,
  userId,
} from "../fields.ts";

const me = z.object({ userId });
const other = me.extend({ friendId: userId });
const status = z.enum(["PENDING", "REQUESTED", "ACCEPTED", "BLOCKED"]);
const friend = sharedPerson
  .extend({
    status: status.meta({
      description:
        "PENDING: they asked and are waiting for an answer; REQUESTED: the person asked them",
    }),
    since: z.iso.datetime(),
  })
  .meta({ id: "Friend" });
const success = z.object({ success: z.literal(true) });
const paging = { limit: count(50, 200, 1), offset: count(0, 10_000) };
const person = z.object({
  friend: friend.nullable().meta({ description: "null: neither has asked the other" }),
});
const noFriend = { 404: "friend not found" };
const verified = { 403: "no verified email" };

export const listFriends = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/friends",
  reads: "friends",
  access: "owner",
  summary:
    "Friends by name, ignoring case; with a status, people the person has asked, been asked by, or blocked.",
  params: me,
  query: z.object({ status: status.default("ACCEPTED"), ...paging }),
  response: z.object({
    results: z.array(friend),
    total: z.int(),
    pending: z.int().meta({ description: "requests waiting for an answer" }),
  }),
  designed: true,
});

export const requestFriend = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friends",
  changes: ["friends"],
  access: "owner",
  summary:
    "Sends a friend request: by id to someone who shares a list with the person, by email to anyone. The answer doesn’t reveal whether an address has an account.",
  params: me,
  body: z
    .object({ userId: userId.optional(), email: email.optional() })
    .refine((body) => (body.userId === undefined) !== (body.email === undefined), {
      error: "needs a userId or an email, not both",
      path: ["email"],
    }),
  response: success,
  errors: {
    ...verified,
    404: "not someone the person shares a list with",
    409: "too many friends",
    429: "too many emails",
  },
  designed: true,
});

export const answerFriend = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friends/{friendId}/answer",
  changes: ["friends", "scores"],
  access: "owner",
  summary: "Accepts or declines a friend request.",
  params: other,
  body: z.object({ action: z.enum(["accept", "decline"], "must be accept or decline") }),
  response: person,
  errors: { ...verified, 404: "request not found", 409: "too many friends" },
  designed: true,
});

export const removeFriend = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/friends/{friendId}",
  changes: ["friends", "scores"],
  access: "owner",
  summary: "Ends a friendship, or cancels a request.",
  params: other,
  response: success,
  errors: noFriend,
  designed: true,
});

export const blockPerson = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/friends/{friendId}/block",
  changes: ["friends", "watchlists", "scores", "user"],
  access: "owner",
  summary:
    "Blocks someone: no friendship, invites or messages from them, and both leave each other’s lists. They aren’t told, and the answer reveals nothing about them.",
  params: other,
  response: success,
  designed: true,
});
export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/friends/{friendId}/block",
  changes: ["friends"],
  access: "owner",
  summary: "Removes a block.",
  params: other,
  response: success,
  errors: noFriend,
  designed: true,
});

export const createFriendReference = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friends/invite-reference",
  changes: [],
  access: "owner",
  summary:
    "The person’s friend link, for anyone who has it, valid for 14 days; rotate replaces it.",
  params: me,
  body: z.object({ rotate: flag }).prefault({}),
  response: z.object({ reference: inviteReference, path: z.string(), expiresAt: z.iso.datetime() }),
  errors: verified,
  designed: true,
});

export const redeemFriendInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friends/invites/{reference}",
  changes: ["friends"],
  access: "owner",
  summary: "Accepts or declines an invite to friendship. Accepting makes both friends right away.",
  params: me.extend({ reference: inviteReference }),
  body: z.object({ action: z.enum(["accept", "decline"], "must be accept or decline") }),
  response: person,
  errors: {
    ...verified,
    404: "invite not found",
    409: "their own, or too many friends",
    410: "Invite reference expired",
  },
  designed: true,
});

const title = nodeSummary
  .nullable()
  .meta({ description: "null if it’s no longer in the catalogue" });
const note = text(500);
const message = z
  .object({
    id: userId,
    kind: z.enum(["RECOMMENDATION", "QUESTION"]),
    title,
    from: sharedPerson,
    to: sharedPerson,
    note: z.string(),
    answer: z.string().nullable(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "FriendMessage" });

export const sendTitle = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friend-messages",
  changes: ["friends"],
  access: "owner",
  summary: "Recommends a title to friends, or asks them about it, with a note.",
  params: me,
  body: z.object({
    kind: z.enum(["RECOMMENDATION", "QUESTION"], "must be RECOMMENDATION or QUESTION"),
    itemId,
    friendIds: z
      .array(userId, "must be a list of friends")
      .min(1, "names nobody")
      .max(20, "at most 20 entries"),
    note: note.default(""),
  }),
  response: z.object({ sent: z.int() }),
  errors: { 404: "title or friend not found", 429: "too many messages" },
  designed: true,
});

export const listFriendMessages = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/friend-messages",
  reads: "friends",
  access: "owner",
  summary: "What friends recommended or asked, or what the person sent, latest first.",
  params: me,
  query: z.object({
    box: z.enum(["RECEIVED", "SENT"]).default("RECEIVED"),
    limit: count(20, 100, 1),
    offset: count(0, 10_000),
  }),
  response: z.object({ results: z.array(message), total: z.int() }),
  designed: true,
});

const one = me.extend({ messageId: userId });

export const answerFriendMessage = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/friend-messages/{messageId}/answer",
  changes: ["friends"],
  access: "owner",
  summary: "Answers what a friend asked or recommended; a later answer replaces it.",
  params: one,
  body: z.object({ answer: note.pipe(z.string().min(1, "is missing")) }),
  response: success,
  errors: { 404: "message not found" },
  designed: true,
});
export const deleteFriendMessage = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/friend-messages/{messageId}",
  changes: ["friends"],
  access: "owner",
  summary: "Deletes a message the person received.",
  params: one,
  response: success,
  errors: { 404: "message not found" },
  designed: true,
});

export const listFriendRatings = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/titles/{id}/friends",
  computes: 1,
  reads: "friends",
  access: "owner",
  summary:
    "Friends’ ratings of a title: of those who share them, and only while the person shares theirs.",
  params: me.extend({ id: pathId }),
  response: z.object({
    results: z.array(z.object({ friend: sharedPerson, rating: ratingValue })),
    total: z.int(),
    shared: z.boolean().meta({ description: "whether the person shares their own" }),
  }),
  errors: { 404: "title not found" },
  designed: true,
});

export const getTasteMatch = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/friends/{friendId}/taste-match",
  computes: 1,
  reads: "friends",
  access: "owner",
  summary:
    "How much the person and a friend agree on what both have rated, with the titles they agree and disagree on. Both must share their ratings.",
  params: other,
  response: z.object({
    friend: sharedPerson,
    percentage: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: "null with fewer than three titles in common" }),
    common: z.int(),
    agreements: z.array(z.object({ title: nodeSummary, mine: ratingValue, theirs: ratingValue })),
    clashes: z.array(z.object({ title: nodeSummary, mine: ratingValue, theirs: ratingValue })),
  }),
  errors: { 403: "one of them doesn’t share their ratings", 404: "friend not found" },
  designed: true,
});
