import { titleQuery } from "../../features/title/titleQuery.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";
import { explanationQuery } from "./explanationQuery.ts";

/** `?why={titleId}`: the arithmetic of a score. */
export const whyPopup: Popup = {
  name: "why",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  queries: ({ userId }, value) => (userId === null ? [titleQuery(Number(value))] : [explanationQuery(userId, Number(value))]),
  part: lazyPart("src/popups/why/WhyPopup.tsx", () => import("./WhyPopup.tsx").then((file) => file.WhyPopup)),
};
