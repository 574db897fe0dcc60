import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { watchlist } from "../entities/watchlists.ts";
import { email, flag, inviteReference, pathId, userId } from "../fields.ts";

const watchlistOf = z.object({ userId, watchlistId: pathId });

const reference = z.object({
  reference: inviteReference,
  path: z.string().meta({ description: "/watchlists/invite/{reference}: the address to share" }),
  expiresAt: z.iso.datetime(),
});
const success = z.object({ success: z.literal(true) });
const notYours = {
  403: "only the owner can invite, and only with a verified email",
  404: "Watchlist not found",
};

export const createInviteReference = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/reference",
  changes: [],
  access: "owner",
  summary:
    "A list’s invite link, created if there’s no valid one; rotate replaces it. It works for 14 days, for anyone who has it.",
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
  summary: "Ends a list’s invite link right away.",
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
    "Invites someone by email, with or without an account; the answer doesn’t reveal which. Only the first person to open their link can use it.",
  params: watchlistOf,
  body: z.object({ email }),
  response: success,
  errors: {
    ...notYours,
    409: "the list has the maximum number of people",
    429: "too many emails",
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
    404: "watchlist or friend not found",
    409: "they’re already on the list, or it has the maximum number of people",
  },
});

export const acknowledgeInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/invites/acknowledge/{id}",
  changes: ["watchlists"],
  access: "owner",
  summary:
    "Opens an invite by its reference or, if the person was invited personally, by the list’s id. watchlistType is OWNER or OWNER_DEFAULT if it’s their own invite, and ACCEPTED if they’ve already joined.",
  params: z.object({ userId, id: z.union([pathId, inviteReference], "invalid id") }),
  response: z.object({
    watchlistId: z.int(),
    inviterUserId: z.string(),
    watchlistType: z.enum(["OWNER", "OWNER_DEFAULT", "ACCEPTED", "INVITED_SEEN"]),
  }),
  errors: {
    403: "anonymous people must sign in first; a pending email must be verified first",
    404: "invite not found",
    409: "user_already_acknowledge",
    410: "Invite reference expired",
  },
});

const answered = {
  403: "no verified email",
  404: "Watchlist not found",
  409: "not acknowledged yet, or answered otherwise before",
};

export const acceptInvite = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/accept",
  changes: ["watchlists", "scores"],
  access: "owner",
  summary: "Joins a list the person was invited to, after opening the invite.",
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
    "The owner removes a collaborator or cancels an invite; a collaborator leaves by naming themselves. If the list was their default, their next own list becomes the default.",
  params: watchlistOf.extend({ collaboratorId: userId }),
  response: success,
  errors: { 403: "neither the owner’s nor their own", 404: "watchlist or collaborator not found" },
});

export const getInvite = endpoint({
  method: "GET",
  path: "/v1/api/invites/{reference}",
  reads: "watchlists",
  access: "optional",
  summary:
    "Who invited to what, for the invite’s page, and the viewer’s next step: next is email-login-success, login, own-watchlist or acknowledge.",
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
  errors: { 404: "invite not found", 410: "Invite reference expired" },
  designed: true,
});
