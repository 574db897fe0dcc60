import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { profileQuery } from "../../features/account/accountQueries.ts";
import type { DeviceStorage } from "../../features/session/deviceStorage.ts";

/** Key on the device, and name in a registered person's profile settings. */
const KEY = "perfectMatchShown";

interface MatchMemory {
  storage: DeviceStorage;
  queryClient: QueryClient;
  call: CallApi;
  userId: string;
  /** Their profile remembers it too, on all devices. */
  registered: boolean;
}

export const shownOnDevice = (storage: DeviceStorage): boolean => storage.read(KEY) !== null;

/** Whether the dialog has been shown: on this device, or to a registered person anywhere. */
export async function wasMatchShown({
  storage,
  queryClient,
  userId,
  registered,
}: MatchMemory): Promise<boolean> {
  if (shownOnDevice(storage)) return true;
  if (!registered) return false;
  const { settings } = await queryClient.fetchQuery(profileQuery(userId));
  const shown = settings[KEY] === true;
  if (shown) storage.write(KEY, "true");
  return shown;
}

/** If the profile cannot be reached, the device's memory is enough. */
export async function rememberMatch({
  storage,
  call,
  userId,
  registered,
}: MatchMemory): Promise<void> {
  storage.write(KEY, "true");
  if (registered)
    await call("updateProfile", { params: { userId }, body: { settings: { [KEY]: true } } }).catch(
      () => undefined,
    );
}
