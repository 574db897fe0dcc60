import { buttonClass, Chip, UiLink } from "@worthy/ui";
import type { TitleKind } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFirstKind } from "../../features/appMode/useAppMode.ts";
import { FilterButton } from "../../features/filters/FilterButton.tsx";
import { countChosen, filterBody } from "../../features/filters/filterBody.ts";
import { FormatSwitch } from "../../features/settings/FormatSwitch.tsx";
import { useListFormat } from "../../features/settings/useListFormat.ts";
import { PickPages } from "../expanded/PickPages.tsx";
import { WORTHY_PAGE, worthyQuery } from "./worthyQueries.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { useServices } from "../../features/services/Services.ts";
import { DEFAULT_SETTINGS, type RatedFilters } from "../../features/settings/localSettings.ts";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const KINDS = ["all", "tv", "movie"] as const;

/** The person's picks, best first; without an account, in the order that suits most people. */
export function WorthyScreen() {
  const t = useTexts(shellTexts);
  const [chosen, choose] = useState<(typeof KINDS)[number] | null>(null);
  const firstKind = useFirstKind();
  const kind = chosen ?? firstKind;
  const { filters, change, clear } = useWorthyFilters(kind);
  const [format] = useListFormat("worthy");
  const asked = filterBody(filters);
  const total = useQuery(worthyQuery(kind, asked)).data?.total;
  const words = { all: t("shell.everything"), tv: t("shell.shows"), movie: t("shell.films") };
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight">{t("shell.worthy")}</h1>
      <div className="flex flex-wrap items-center gap-2">
        {KINDS.map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => choose(each)}>
            {words[each]}
          </Chip>
        ))}
        <FilterButton filters={filters} onChange={change} onClear={clear} total={total} />
        <UiLink href="/browse" className={buttonClass("quiet")}>
          {t("shell.browse")}
        </UiLink>
        <span className="ms-auto">
          <FormatSwitch of="worthy" />
        </span>
      </div>
      <PickPages
        of={`${kind} ${JSON.stringify(asked)}`}
        query={(page) => worthyQuery(kind, asked, page)}
        pageSize={WORTHY_PAGE}
        format={format}
        onClear={countChosen(filters) > 0 ? clear : undefined}
      />
    </div>
  );
}

interface WorthyFilters {
  filters: RatedFilters;
  change: (change: Partial<RatedFilters>) => void;
  clear: () => void;
}

/** Filters of the picks on this device; films have their own. */
function useWorthyFilters(kind: TitleKind | "all"): WorthyFilters {
  const screen = kind === "movie" ? "worthyMovie" : "worthy";
  const [filters, keep] = useScreenFilters(screen);
  const { track } = useServices();
  const set = (next: RatedFilters) => {
    keep(next);
    track("list_narrowed", { screen, filters: countChosen(next), sort: next.sort });
  };
  return {
    filters,
    change: (change) => set({ ...filters, ...change }),
    clear: () => set(DEFAULT_SETTINGS.filters[screen]),
  };
}
