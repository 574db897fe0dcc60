import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `?people={watchlistId}`: who shares a list. */
export const popup: Popup = {
  name: "people",
  accepts: (value) => /^[1-9]\d{0,15}$/.test(value),
  component: lazyComponent(() =>
    import("./PeoplePopup.tsx").then(({ PeoplePopup }) => PeoplePopup),
  ),
};
