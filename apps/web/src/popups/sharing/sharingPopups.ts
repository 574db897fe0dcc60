import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

const part = lazyPart("src/popups/sharing/SharingPopup.tsx", () => import("./SharingPopup.tsx").then((file) => file.SharingPopup));

/** `?people={watchlistId}`: who shares a list. `?redeemError=notfound` or `expired`: an invite could not be redeemed. One file for both: each costs every first page. */
export const sharingPopups: readonly Popup[] = [
  { name: "people", accepts: (value) => /^[1-9]\d{0,15}$/.test(value), part },
  { name: "redeemError", accepts: (value) => /^(notfound|expired)$/.test(value), part },
];
