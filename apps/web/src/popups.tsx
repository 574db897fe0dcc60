import type { Popup } from "./routing/Popup.ts";
import { miniRatePopup } from "./popups/miniRate/miniRatePopup.ts";
import { processQRPopup } from "./popups/processQR/processQRPopup.ts";
import { reportPopup } from "./popups/report/reportPopup.ts";
import { sharingPopups } from "./popups/sharing/sharingPopups.ts";
import { shortcutsPopup } from "./popups/shortcuts/shortcutsPopup.ts";
import { emailLoginPopup, registrationPopup, signInPopup } from "./popups/signIn/signInPopups.ts";
import { titlePopups } from "./popups/title/titlePopups.ts";
import { whyPopup } from "./popups/why/whyPopup.ts";

/** Every popup, by its address: `?{name}={value}` over any page. */
export const popups: readonly Popup[] = [
  whyPopup,
  miniRatePopup,
  shortcutsPopup,
  reportPopup,
  processQRPopup,
  ...sharingPopups,
  ...titlePopups,
  signInPopup,
  registrationPopup,
  emailLoginPopup,
];
