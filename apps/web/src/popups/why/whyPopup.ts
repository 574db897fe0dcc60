import { titleQuery } from "../../features/title/titleQuery.ts";
import type { Popup } from "../../routing/Popup.ts";
import { explanationQuery } from "./explanationQuery.ts";
import { WhyPopup } from "./WhyPopup.tsx";

/** `?why={titleId}`: the arithmetic of a score. */
export const whyPopup: Popup = {
  name: "why",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  queries: ({ userId }, value) => (userId === null ? [titleQuery(Number(value))] : [explanationQuery(userId, Number(value))]),
  Component: WhyPopup,
};
