import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { watchlist } from "../entities/watchlists.ts";
import { email, flag, inviteReference, pathId, userId } from "../fields.ts";

const watchlistOf = z.object({ userId, watchlistId: pathId });

const reference = z.object({
  reference: inviteReference,
  path: z.string().meta({ description: "/watchlists/invite/{reference}: the address to hand on" }),
  expiresAt: z.iso.datetime(),
});
const success = z.object({ success: z.literal(true) });
const notYours = {
  403: "only the owner invites, and only with a verified e-mail",
  404: "Watchlist not found",
};

export const createInviteReference = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/reference",
  changes: [],
  access: "owner",
  summary:
    "The one reference of a list, made where there is none that holds; rotate ends the one before. It holds for 14 days, for whoever has it.",
  params: watchlistOf,
  body: z.object({ rotate: flag }).prefault({}),
  response: reference,
  errors: notYours,
  designed: true,
});

export const endInviteReference = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/reference",
  changes: [],
  access: "owner",
  summary: "Ends the reference of a list: it is expired from now on.",
  params: watchlistOf,
  response: success,
  errors: notYours,
  designed: true,
});

export const inviteNewUser = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invite/newuser",
  changes: [],
  access: "owner",
  summary:
    "Invites somebody by e-mail, whether or not they have an account; the answer does not tell which. Their reference is for the first who opens it.",
  params: watchlistOf,
  body: z.object({ email }),
  response: success,
  errors: {
    ...notYours,
    409: "the list is shared with as many as it can be",
    429: "too many mails",
  },
});

export const inviteUser = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/user/{invitedUserId}",
  changes: ["watchlists"],
  access: "owner",
  summary: "Invites a friend.",
  params: watchlistOf.extend({ invitedUserId: userId }),
  response: watchlist,
  errors: {
    ...notYours,
    404: "no such watchlist or friend",
    409: "they are on the list already, or it is shared with as many as it can be",
  },
});

export const acknowledgeInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/invites/acknowledge/{id}",
  changes: ["watchlists"],
  access: "owner",
  summary:
    "Opens an invite, named by its reference or, where the person was invited themselves, by the list's id. The inviter learns that it is their own by watchlistType OWNER or OWNER_DEFAULT, who has joined by ACCEPTED.",
  params: z.object({ userId, id: z.union([pathId, inviteReference], "invalid id") }),
  response: z.object({
    watchlistId: z.int(),
    inviterUserId: z.string(),
    watchlistType: z.enum(["OWNER", "OWNER_DEFAULT", "ACCEPTED", "INVITED_SEEN"]),
  }),
  errors: {
    403: "anonymous people log in first; an e-mail that waits is verified first",
    404: "no such invite",
    409: "user_already_acknowledge",
    410: "Invite reference expired",
  },
});

const answered = {
  403: "no verified e-mail",
  404: "Watchlist not found",
  409: "not acknowledged yet, or answered otherwise before",
};

export const acceptInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/accept",
  changes: ["watchlists", "scores"],
  access: "owner",
  summary: "Joins a list that the person was invited to and has opened.",
  params: watchlistOf,
  response: watchlist,
  errors: answered,
});

export const declineInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/decline",
  changes: ["watchlists"],
  access: "owner",
  summary: "Declines an invite that the person has opened.",
  params: watchlistOf,
  response: success,
  errors: answered,
});

export const removeCollaborator = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/collabs/{collaboratorId}",
  changes: ["watchlists", "user"],
  access: "owner",
  summary:
    "The owner removes a collaborator or takes an invite back; a collaborator leaves by naming themselves. Whoever had the list as their default gets their next own list as default.",
  params: watchlistOf.extend({ collaboratorId: userId }),
  response: success,
  errors: { 403: "neither the owner's nor one's own", 404: "no such watchlist or collaborator" },
});

export const getInvite = endpoint({
  method: "GET",
  path: "/v1/api/invites/{reference}",
  reads: "watchlists",
  access: "optional",
  summary:
    "Who invites to what, for the page of an invite, and what comes next for the one who looks: next is email-login-success, login, own-watchlist or acknowledge.",
  params: z.object({ reference: inviteReference }),
  response: z.object({
    reference: inviteReference,
    kind: z.enum(["watchlist", "friend"]),
    inviterUserId: z.string(),
    inviterUserName: z.string(),
    inviterAvatarUrl: z.string().nullable(),
    watchlistId: z.int().nullable(),
    watchlistName: z.string().nullable(),
    watchlistType: z.string().nullable().meta({
      description:
        "where the one who looks stands towards the list; null for nobody and for strangers",
    }),
    friendStatus: z
      .enum(["NONE", "REQUESTED", "PENDING", "ACCEPTED"])
      .nullable()
      .meta({ description: "of friend invites" }),
    next: z.enum(["email-login-success", "login", "own-watchlist", "acknowledge"]),
    expiresAt: z.iso.datetime(),
  }),
  errors: { 404: "no such invite", 410: "Invite reference expired" },
  designed: true,
});
