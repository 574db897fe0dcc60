import type { Popup } from "../routing/Popup.ts";

/** Every popup, from the folder that declares it. */
export const popups: readonly Popup[] = Object.values(
  import.meta.glob<Popup>("./**/popup.ts", { eager: true, import: "popup" }),
);
