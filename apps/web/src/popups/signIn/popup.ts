import { SKIP_REDIRECT } from "./signInFlags.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `/signin-popup`, and `?signinPopup=1` or `?signinPopup=skip-redirect` over any page. */
export const popup: Popup = {
  name: "signinPopup",
  path: "/signin-popup",
  accepts: (value) => value === "1" || value === SKIP_REDIRECT,
  component: lazyComponent(() =>
    import("./SignInPopup.tsx").then(({ SignInPopup }) => SignInPopup),
  ),
};
