import type { CallOutput } from "@worthy/contract";
import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";

/** What the device keeps of the profile, so that it shows at once wherever the person's name and picture stand. */
export type LocalProfile = Pick<CallOutput<"getProfile">, "completionScore" | "profileImage" | "profileName" | "tasteProfileImproved" | "userRegistered">;

export const LOCAL_PROFILE_KEY = "localProfile";

interface LocalProfileStore {
  read: () => LocalProfile | null;
  keep: (profile: LocalProfile) => void;
  subscribe: (listener: () => void) => () => void;
}

function parse(text: string | null): LocalProfile | null {
  try {
    const { completionScore, profileImage, profileName, tasteProfileImproved, userRegistered } = JSON.parse(text ?? "null") as LocalProfile; // checked below
    const whole = typeof completionScore === "number" && typeof profileName === "string" && (profileImage === null || typeof profileImage === "string");
    return whole ? { completionScore, profileImage, profileName, tasteProfileImproved: tasteProfileImproved === true, userRegistered: userRegistered === true } : null;
  } catch {
    return null;
  }
}

/** Everything that is kept under the key, other files' fields too; nothing where it is damaged. */
export function readLocalProfile(storage: Pick<DeviceStorage, "read">): object {
  try {
    return { ...(JSON.parse(storage.read(LOCAL_PROFILE_KEY) ?? "{}") as object) }; // spread: what is no object has no fields
  } catch {
    return {};
  }
}

/** The same object until something changes, as React wants it. */
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
    keep: ({ completionScore, profileImage, profileName, tasteProfileImproved, userRegistered }) => {
      storage.write(LOCAL_PROFILE_KEY, JSON.stringify({ ...readLocalProfile(storage), completionScore, profileImage, profileName, tasteProfileImproved, userRegistered }));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const localProfile = createLocalProfile(deviceStorage);
