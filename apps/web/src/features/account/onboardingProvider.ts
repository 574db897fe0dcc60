import { tabStorage } from "../session/deviceStorage.ts";

const KEY = "desktopOnboardingProvider";

/**
 * Stores the provider from the desktop form's address (`/desktop?provider=12`), for this window
 * only.
 */
export function noteProvider(search: string): void {
  const id = new URLSearchParams(search).get("provider") ?? "";
  if (/^[1-9]\d{0,14}$/.test(id)) tabStorage.write(KEY, id);
}

/** Id of the provider somebody came from; usually null. */
export function cameFrom(): number | null {
  const id = tabStorage.read(KEY);
  return id === null ? null : Number(id);
}
