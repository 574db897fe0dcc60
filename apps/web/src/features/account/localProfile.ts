import type { CallOutput } from "@worthy/contract";
import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";

/** The part of the profile stored on the device, so that name and picture show at once. */
export type LocalProfile = Pick<
  CallOutput<"getProfile">,
  "completionScore" | "profileImage" | "profileName" | "tasteProfileImproved" | "userRegistered"
>;

export const LOCAL_PROFILE_KEY = "localProfile";

interface LocalProfileStore {
  read: () => LocalProfile | null;
  keep: (profile: LocalProfile) => void;
  subscribe: (listener: () => void) => () => void;
}

function parse(text: string | null): LocalProfile | null {
  try {
    const { completionScore, profileImage, profileName, tasteProfileImproved, userRegistered } =
      JSON.parse(text ?? "null") as LocalProfile; // checked below
    const whole =
      typeof completionScore === "number" &&
      typeof profileName === "string" &&
      (profileImage === null || typeof profileImage === "string");
    return whole
      ? {
          completionScore,
          profileImage,
          profileName,
          tasteProfileImproved: tasteProfileImproved === true,
          userRegistered: userRegistered === true,
        }
      : null;
  } catch {
    return null;
  }
}

/** Everything stored under the key, including other files' fields; empty if damaged. */
export function readLocalProfile(storage: Pick<DeviceStorage, "read">): object {
  try {
    return { ...(JSON.parse(storage.read(LOCAL_PROFILE_KEY) ?? "{}") as object) }; // spreading a non-object gives no fields
  } catch {
    return {};
  }
}

/** Returns the same object until something changes, as React requires. */
export function createLocalProfile(storage: DeviceStorage): LocalProfileStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let profile: LocalProfile | null = null;
  return {
    read: () => {
      const kept = storage.read(LOCAL_PROFILE_KEY);
      if (kept !== text) [text, profile] = [kept, parse(kept)];
      return profile;
    },
    keep: ({
      completionScore,
      profileImage,
      profileName,
      tasteProfileImproved,
      userRegistered,
    }) => {
      storage.write(
        LOCAL_PROFILE_KEY,
        JSON.stringify({
          ...readLocalProfile(storage),
          completionScore,
          profileImage,
          profileName,
          tasteProfileImproved,
          userRegistered,
        }),
      );
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const localProfile = createLocalProfile(deviceStorage);
