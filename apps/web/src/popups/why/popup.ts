import { titleQuery } from "../../features/title/titleQuery.ts";
import { explanationQuery } from "./explanationQuery.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `?why={titleId}`: the explanation of a score. */
export const popup: Popup = {
  name: "why",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  queries: ({ userId }, value) =>
    userId === null ? [titleQuery(Number(value))] : [explanationQuery(userId, Number(value))],
  component: lazyComponent(() => import("./WhyPopup.tsx").then(({ WhyPopup }) => WhyPopup)),
};
