import { laterQuery } from "../../api/laterQuery.ts";

/** Name, picture, genres, and how complete the profile is. */
export function profileQuery(userId: string) {
  return laterQuery("getProfile", "profile", { params: { userId } });
}

export function accountInformationQuery(userId: string) {
  return laterQuery("getAccountInformation", "profile", { params: { userId } });
}

/** How many devices are listed; whoever has more signs them out together. */
export const MOST_DEVICES = 50;

export function devicesQuery(userId: string) {
  return laterQuery("listDevices", "devices", { params: { userId }, query: { limit: MOST_DEVICES } });
}

export function settingsQuery(userId: string) {
  return laterQuery("getSettings", "settings", { params: { userId } });
}
