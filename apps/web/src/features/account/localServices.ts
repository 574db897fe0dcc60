import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import { LOCAL_PROFILE_KEY, readLocalProfile } from "./localProfile.ts";

/** The person's services, stored in the local profile. */
export interface LocalServices {
  /** Ids of the selected services. */
  serviceProviders: readonly number[];
  /** Ids of trending services. */
  trendingServiceProviders: readonly number[];
  /** Whether the person has ever answered which services they have, even with none. */
  serviceSet: boolean;
}

/** Stores them next to the rest of the local profile. */
export function storeLocalServices(
  services: Partial<LocalServices>,
  storage: DeviceStorage = deviceStorage,
): void {
  storage.write(LOCAL_PROFILE_KEY, JSON.stringify({ ...readLocalProfile(storage), ...services }));
}
