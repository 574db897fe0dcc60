import type { Popup } from "../../../routing/Popup.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";

/** `…/episode/{episodeId}` under a title's address, or `?episode={episodeId}` over it. */
export const popup: Popup = {
  name: "episode",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  component: lazyComponent(() => import("../TitlePopup.tsx").then(({ TitlePopup }) => TitlePopup)),
};
