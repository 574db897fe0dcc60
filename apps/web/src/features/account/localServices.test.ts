import fc from "fast-check";
import { expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createLocalProfile, readLocalProfile } from "./localProfile.ts";
import { storeLocalServices } from "./localServices.ts";

const profile = {
  completionScore: 50,
  profileImage: null,
  profileName: "Ada",
  tasteProfileImproved: false,
  userRegistered: false,
};

// shows: 3.local.2
it("stores services alongside the profile, no matter which is saved first", () => {
  const storage = memoryStorage();
  const local = createLocalProfile(storage);
  storeLocalServices({ serviceProviders: [1, 7], trendingServiceProviders: [2] }, storage);
  local.keep(profile);
  storeLocalServices({ serviceSet: true }, storage);
  expect(readLocalProfile(storage)).toMatchObject({
    serviceProviders: [1, 7],
    trendingServiceProviders: [2],
    serviceSet: true,
  });
  expect(local.read()).toEqual(profile);
});

it("doesn't treat stored services alone as a profile", () => {
  const storage = memoryStorage();
  storeLocalServices({ serviceSet: true }, storage);
  expect(createLocalProfile(storage).read()).toBeNull();
});

it("ignores corrupt data", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = memoryStorage({ localProfile: text });
      storeLocalServices({ serviceProviders: [3] }, storage);
      expect(readLocalProfile(storage)).toMatchObject({ serviceProviders: [3] });
    }),
  );
});
