import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { profileQuery } from "../../features/account/accountQueries.ts";
import type { DeviceStorage } from "../../features/session/deviceStorage.ts";

/** Under this key on the device, and under this name among the settings of a registered person's profile. */
const KEY = "perfectMatchShown";

interface MatchMemory {
  storage: DeviceStorage;
  queryClient: QueryClient;
  call: CallApi;
  userId: string;
  /** Whose profile remembers it too, on all devices. */
  registered: boolean;
}

export const shownOnDevice = (storage: DeviceStorage): boolean => storage.read(KEY) !== null;

/** Whether the dialog has shown before: on this device, or to a registered person anywhere. */
export async function wasMatchShown({ storage, queryClient, userId, registered }: MatchMemory): Promise<boolean> {
  if (shownOnDevice(storage)) return true;
  if (!registered) return false;
  const { settings } = await queryClient.fetchQuery(profileQuery(userId));
  const shown = settings[KEY] === true;
  if (shown) storage.write(KEY, "true");
  return shown;
}

/** What the device remembers is enough where the profile cannot be reached. */
export async function rememberMatch({ storage, call, userId, registered }: MatchMemory): Promise<void> {
  storage.write(KEY, "true");
  if (registered) await call("updateProfile", { params: { userId }, body: { settings: { [KEY]: true } } }).catch(() => undefined);
}
