import { Icon } from "@worthy/ui";
import { History, SlidersHorizontal, Tv, type LucideIcon } from "lucide-react";
import { PANEL_ID, type PanelName } from "./panelName.ts";
import { REJECTED, type Watchlist } from "./watchlistQuery.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };

interface ListButtonsProps {
  list: Watchlist;
  /** Number of filters set. */
  active: number;
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
}

const ICONS: Record<PanelName, LucideIcon> = {
  filter: SlidersHorizontal,
  services: Tv,
  activity: History,
};

/** The buttons that open a list's panels, one at a time. */
export function ListButtons({ list, active, panel, onPanel }: ListButtonsProps) {
  const t = useTexts(listPageTexts);
  const isShared = list.collaborators.length > 0;
  const names: PanelName[] =
    list.id === REJECTED
      ? ["filter"]
      : isShared
        ? ["filter", "services", "activity"]
        : ["filter", "services"];
  const label = (name: PanelName) =>
    name === "filter" && active > 0
      ? t("listPage.filterActive", { count: active })
      : t(`listPage.${name}`);
  return (
    <div className="-ms-3 flex flex-wrap items-center">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-expanded={panel === name}
          aria-controls={PANEL_ID}
          onClick={() => onPanel(panel === name ? null : name)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-ink transition-colors hover:bg-lifted aria-expanded:bg-lifted"
        >
          <Icon of={ICONS[name]} size={18} />
          {label(name)}
        </button>
      ))}
    </div>
  );
}
