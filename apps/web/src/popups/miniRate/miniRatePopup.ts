import { wallQuery } from "../../features/wall/wallQuery.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

/** `/mini-rate`, and `?mini-rate=1` over any page: a few cards to rate, for those who came for one title. */
export const miniRatePopup: Popup = {
  name: "mini-rate",
  path: "/mini-rate",
  accepts: (value) => value === "1",
  queries: () => [wallQuery([])],
  part: lazyPart("src/popups/miniRate/MiniRatePopup.tsx", () => import("./MiniRatePopup.tsx").then((file) => file.MiniRatePopup)),
};
