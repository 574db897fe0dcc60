import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `/registration-popup`, and `?registration=1` over any page. */
export const popup: Popup = {
  name: "registration",
  path: "/registration-popup",
  accepts: (value) => value === "1",
  component: lazyComponent(() =>
    import("./RegistrationPopup.tsx").then(({ RegistrationPopup }) => RegistrationPopup),
  ),
};
