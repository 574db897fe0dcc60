import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `/login/email`, and `?emailLogin=1` over any page. */
export const popup: Popup = {
  name: "emailLogin",
  path: "/login/email",
  accepts: (value) => value === "1",
  component: lazyComponent(() =>
    import("./EmailLoginPopup.tsx").then(({ EmailLoginPopup }) => EmailLoginPopup),
  ),
};
