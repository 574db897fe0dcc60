import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import { LOCAL_PROFILE_KEY, readLocalProfile } from "./localProfile.ts";

/** What the device keeps of the person's services, in the local profile. */
export interface LocalServices {
  /** Ids of the services chosen. */
  serviceProviders: readonly number[];
  /** Ids of those that most talk is about. */
  trendingServiceProviders: readonly number[];
  /** Whether the person has ever said which they have, be it none. */
  serviceSet: boolean;
}

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((id) => typeof id === "number") : []);

export function readLocalServices(storage: DeviceStorage = deviceStorage): LocalServices {
  const { serviceProviders, trendingServiceProviders, serviceSet } = readLocalProfile(storage) as Partial<Record<keyof LocalServices, unknown>>; // each is checked
  return { serviceProviders: idsOf(serviceProviders), trendingServiceProviders: idsOf(trendingServiceProviders), serviceSet: serviceSet === true };
}

/** Keeps them beside what else is in the local profile. */
export function keepLocalServices(services: Partial<LocalServices>, storage: DeviceStorage = deviceStorage): void {
  storage.write(LOCAL_PROFILE_KEY, JSON.stringify({ ...readLocalProfile(storage), ...services }));
}
