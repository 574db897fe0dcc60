import { parseLinkName } from "../../features/linking/linkRequest.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/**
 * `?processQR={token}&source={source}`: another screen asks to be signed in. Its displayed code
 * works in place of the token.
 */
export const popup: Popup = {
  name: "processQR",
  accepts: (value) => parseLinkName(value) !== null,
  component: lazyComponent(() =>
    import("./ProcessQRPopup.tsx").then(({ ProcessQRPopup }) => ProcessQRPopup),
  ),
};
