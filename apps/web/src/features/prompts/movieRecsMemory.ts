import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import { LOCAL_PROFILE_KEY, readLocalProfile } from "../account/localProfile.ts";

/** Whether this person has been told, here, that there are scores for films. */
export function wasMovieRecsPopupDisplayed(storage: Pick<DeviceStorage, "read"> = deviceStorage): boolean {
  return (readLocalProfile(storage) as { movieRecsPopupDisplayed?: unknown }).movieRecsPopupDisplayed === true; // checked here
}

export function keepMovieRecsPopupDisplayed(storage: Pick<DeviceStorage, "read" | "write"> = deviceStorage): void {
  storage.write(LOCAL_PROFILE_KEY, JSON.stringify({ ...readLocalProfile(storage), movieRecsPopupDisplayed: true }));
}
