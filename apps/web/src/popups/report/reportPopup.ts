import { titleQuery } from "../../features/title/titleQuery.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

/** `?report={titleId}`: what is wrong with a title's facts. */
export const reportPopup: Popup = {
  name: "report",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  queries: (_context, value) => [titleQuery(Number(value))],
  part: lazyPart("src/popups/report/ReportPopup.tsx", () => import("./ReportPopup.tsx").then((file) => file.ReportPopup)),
};
