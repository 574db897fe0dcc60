import { parseLinkName } from "../../features/linking/linkRequest.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

/** `?processQR={token}&source={source}`: another screen asks to be signed in. The code that it shows may stand for the token. */
export const processQRPopup: Popup = {
  name: "processQR",
  accepts: (value) => parseLinkName(value) !== null,
  part: lazyPart("src/popups/processQR/ProcessQRPopup.tsx", () => import("./ProcessQRPopup.tsx").then((file) => file.ProcessQRPopup)),
};
