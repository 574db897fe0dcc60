import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { device } from "../entities.ts";
import { count, deviceId, userId } from "../fields.ts";

const owner = z.object({ userId });

export const listDevices = endpoint("listDevices", {
  access: "owner",
  summary: "Devices that are signed in to this account, the one used last first.",
  params: owner,
  query: z.object({ limit: count(50, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(device), total: z.int() }),
  designed: true,
});

export const signOutDevice = endpoint("signOutDevice", {
  access: "owner",
  summary: "Signs one device out: its bearer dies.",
  params: z.object({ userId, deviceId }),
  response: z.object({ success: z.literal(true) }),
  errors: { 404: "no such device is signed in" },
  designed: true,
});

export const signOutOtherDevices = endpoint("signOutOtherDevices", {
  access: "owner",
  summary: "Signs all devices out but the one that asks.",
  params: owner,
  response: z.object({ signedOut: z.int() }),
  designed: true,
});

export const logout = endpoint("logout", {
  access: "owner",
  summary: "Signs this device out: its bearer dies and the session cookie goes.",
  params: owner,
  response: z.object({ success: z.literal(true) }),
  designed: true,
});
