import { wallQuery } from "../../features/wall/wallQuery.ts";
import type { Popup } from "../../routing/Popup.ts";
import { MiniRatePopup } from "./MiniRatePopup.tsx";

/** `/mini-rate`, and `?mini-rate=1` over any page: a few cards to rate, for those who came for one title. */
export const miniRatePopup: Popup = {
  name: "mini-rate",
  path: "/mini-rate",
  accepts: (value) => value === "1",
  queries: () => [wallQuery([])],
  Component: MiniRatePopup,
};
