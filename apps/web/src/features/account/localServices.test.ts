import fc from "fast-check";
import { expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createLocalProfile } from "./localProfile.ts";
import { keepLocalServices, readLocalServices } from "./localServices.ts";

const profile = { completionScore: 50, profileImage: null, profileName: "Ada", tasteProfileImproved: false, userRegistered: false };

it("keeps services beside the profile, whichever is written last", () => {
  const storage = memoryStorage();
  const local = createLocalProfile(storage);
  keepLocalServices({ serviceProviders: [1, 7], trendingServiceProviders: [2] }, storage);
  local.keep(profile);
  keepLocalServices({ serviceSet: true }, storage);
  expect(readLocalServices(storage)).toEqual({ serviceProviders: [1, 7], trendingServiceProviders: [2], serviceSet: true });
  expect(local.read()).toEqual(profile);
});

it("is no profile by itself, and knows nothing at first", () => {
  const storage = memoryStorage();
  expect(readLocalServices(storage)).toEqual({ serviceProviders: [], trendingServiceProviders: [], serviceSet: false });
  keepLocalServices({ serviceSet: true }, storage);
  expect(createLocalProfile(storage).read()).toBeNull();
});

it("takes what is damaged for nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = memoryStorage({ localProfile: text });
      keepLocalServices({ serviceProviders: [3] }, storage);
      expect(readLocalServices(storage).serviceProviders).toEqual([3]);
    }),
  );
});
