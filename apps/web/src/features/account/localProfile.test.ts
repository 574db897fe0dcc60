import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createLocalProfile, type LocalProfile } from "./localProfile.ts";

const profile: LocalProfile = {
  completionScore: 50,
  profileImage: "avatar1v2.jpg",
  profileName: "Ada",
  tasteProfileImproved: true,
  userRegistered: true,
};

// shows: 3.local.1, 3.local.3
it("stores the visible profile, reports changes and returns the same object if nothing changed", () => {
  const storage = memoryStorage();
  const local = createLocalProfile(storage);
  const heard = vi.fn<() => void>();
  const stop = local.subscribe(heard);
  expect(local.read()).toBeNull();
  local.keep({ ...profile, genres: ["Drama"] } as LocalProfile);
  expect(local.read()).toEqual(profile);
  expect(local.read()).toBe(local.read());
  stop();
  local.keep({ ...profile, profileName: "Bo" });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(createLocalProfile(storage).read()).toEqual({ ...profile, profileName: "Bo" });
});

it("ignores corrupt data", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(createLocalProfile(memoryStorage({ localProfile: text })).read()).toBeNull();
    }),
  );
});
