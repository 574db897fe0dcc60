import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `?redeemError=notfound` or `expired`: an invite could not be redeemed. */
export const popup: Popup = {
  name: "redeemError",
  accepts: (value) => /^(notfound|expired)$/.test(value),
  component: lazyComponent(() =>
    import("./RedeemErrorPopup.tsx").then(({ RedeemErrorPopup }) => RedeemErrorPopup),
  ),
};
