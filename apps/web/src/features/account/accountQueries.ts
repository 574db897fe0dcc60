import { apiQuery } from "../../api/apiQuery.ts";

/** Name, picture, genres, and profile completeness. */
export function profileQuery(userId: string) {
  return apiQuery("getProfile", { params: { userId } });
}

export function accountInformationQuery(userId: string) {
  return apiQuery("getAccountInformation", { params: { userId } });
}

/** Number of devices listed; people with more sign them out together. */
export const MOST_DEVICES = 50;

export function devicesQuery(userId: string) {
  return apiQuery("listDevices", {
    params: { userId },
    query: { limit: MOST_DEVICES },
  });
}

export function settingsQuery(userId: string) {
  return apiQuery("getSettings", { params: { userId } });
}
