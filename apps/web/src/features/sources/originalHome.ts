import { formatAirDate } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import type { TitleSummary } from "../title/titleLabel.ts";

/** `Original home: HBO (as of Jun 30, 2026)`, or null where that is not known. It never says that the title is there now. */
export function originalHome({ providers }: Pick<TitleSummary, "providers">, t: T): string | null {
  const home = providers.find(({ sourceTypes }) => sourceTypes.includes("ORIGINAL"));
  // What stands in brackets stays on one line.
  return home ? t("sources.originalHome", { name: home.name, date: (formatAirDate(home.asOf, "day") ?? "").replaceAll(" ", "\u00a0") }) : null;
}
