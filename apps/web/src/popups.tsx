import type { Popup } from "./routing/Popup.ts";
import { whyPopup } from "./popups/why/whyPopup.ts";

/** Every popup, by its address: `?{name}={value}` over any page. */
export const popups: readonly Popup[] = [whyPopup];
