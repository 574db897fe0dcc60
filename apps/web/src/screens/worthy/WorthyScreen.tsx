import { useQuery } from "@tanstack/react-query";
import { buttonClass, Chip, UiLink } from "@worthy/ui";
import { useState } from "react";
import { useFirstKind } from "../../features/appMode/useAppMode.ts";
import { FilterButton } from "../../features/filters/FilterButton.tsx";
import { countChosen, filterBody } from "../../features/filters/filterBody.ts";
import { FormatSwitch } from "../../features/settings/FormatSwitch.tsx";
import { useListFormat } from "../../features/settings/useListFormat.ts";
import { useT } from "../../messages/useT.ts";
import { PickPages } from "../expanded/PickPages.tsx";
import { useWorthyFilters } from "./useWorthyFilters.ts";
import { WORTHY_PAGE, worthyQuery } from "./worthyQueries.ts";

const KINDS = ["all", "tv", "movie"] as const;

/** The person's picks, best first; without an account in the order that suits most people. */
export function WorthyScreen() {
  const t = useT();
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
