import type { CallOutput } from "@worthy/contract";
import type { SettingsChange } from "./useSettingWrite.ts";

type Settings = CallOutput<"getSettings">;

/** Whether the person shares their ratings: the setting is on, and they agreed. */
export const sharesRatings = (settings: Settings): boolean =>
  settings.shareRatingsWithFriendsEnabled && settings.ratingSharingAgreed === true;

/** Whether to ask: nobody is asked who answered or switched it off before. */
export const isSharingOpen = (settings: Settings): boolean =>
  settings.shareRatingsWithFriendsEnabled && settings.ratingSharingAgreed === null;

/** What the switch stores: on is a yes, too. */
export const switchedSharing = (on: boolean): SettingsChange => ({
  shareRatingsWithFriendsEnabled: on,
  ...(on ? { ratingSharingAgreed: true } : {}),
});
