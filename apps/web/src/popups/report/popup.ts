import { titleQuery } from "../../features/title/titleQuery.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `?report={titleId}`: reports wrong facts of a title. */
export const popup: Popup = {
  name: "report",
  accepts: (value) => /^[1-9]\d{0,14}$/.test(value),
  queries: (_context, value) => [titleQuery(Number(value))],
  component: lazyComponent(() =>
    import("./ReportPopup.tsx").then(({ ReportPopup }) => ReportPopup),
  ),
};
