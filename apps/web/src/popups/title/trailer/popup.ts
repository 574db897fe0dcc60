import type { Popup } from "../../../routing/Popup.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";

/** `…/trailer/{trailerKey}` under a title's address, or `?trailer={trailerKey}` over it. */
export const popup: Popup = {
  name: "trailer",
  accepts: (value) => /^[\w-]{1,20}$/.test(value),
  component: lazyComponent(() => import("../TitlePopup.tsx").then(({ TitlePopup }) => TitlePopup)),
};
