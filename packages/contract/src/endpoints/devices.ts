import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { device } from "../entities/accounts.ts";
import { count, deviceId, userId } from "../fields.ts";

const owner = z.object({ userId });

export const listDevices = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/devices",
  reads: "devices",
  access: "owner",
  summary: "Devices signed in to this account, most recently used first.",
  params: owner,
  query: z.object({ limit: count(50, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(device), total: z.int() }),
  designed: true,
});

export const signOutDevice = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/devices/{deviceId}",
  changes: ["devices"],
  access: "owner",
  freshSignIn: true,
  summary: "Signs out one device: its bearer stops working.",
  params: z.object({ userId, deviceId }),
  response: z.object({ success: z.literal(true) }),
  errors: {
    403: "sign-in-again: signed in more than 15 minutes ago",
    404: "this device isn’t signed in",
  },
  designed: true,
});

export const signOutOtherDevices = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/devices",
  changes: ["devices"],
  access: "owner",
  freshSignIn: true,
  summary: "Signs out all devices except the one that asks.",
  params: owner,
  response: z.object({ signedOut: z.int() }),
  errors: { 403: "sign-in-again: signed in more than 15 minutes ago" },
  designed: true,
});

export const logout = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/logout",
  changes: ["user", "devices"],
  access: "owner",
  summary: "Signs out this device: its bearer stops working and the session cookie is removed.",
  params: owner,
  response: z.object({ success: z.literal(true) }),
  designed: true,
  endsBearer: true,
});
