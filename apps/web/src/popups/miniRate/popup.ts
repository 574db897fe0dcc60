import { wallQuery } from "../../features/wall/wallQuery.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/**
 * `/mini-rate`, and `?mini-rate=1` over any page: a few cards to rate, for people who came for one
 * title.
 */
export const popup: Popup = {
  name: "mini-rate",
  path: "/mini-rate",
  accepts: (value) => value === "1",
  queries: () => [wallQuery([])],
  component: lazyComponent(() =>
    import("./MiniRatePopup.tsx").then(({ MiniRatePopup }) => MiniRatePopup),
  ),
};
