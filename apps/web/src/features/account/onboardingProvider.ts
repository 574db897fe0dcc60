import { tabStorage } from "../session/deviceStorage.ts";

const KEY = "desktopOnboardingProvider";

/** Notes the provider that an address of the desktop form names: `/desktop?provider=12`. It is kept by this window alone. */
export function noteProvider(search: string): void {
  const id = new URLSearchParams(search).get("provider") ?? "";
  if (/^[1-9]\d{0,14}$/.test(id)) tabStorage.write(KEY, id);
}

/** Id of the provider by which somebody came here; null for most. */
export function cameFrom(): number | null {
  const id = tabStorage.read(KEY);
  return id === null ? null : Number(id);
}
