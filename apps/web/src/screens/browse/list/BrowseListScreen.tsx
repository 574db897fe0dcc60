import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LiveRegion } from "@worthy/ui";
import { FilterButton } from "../../../features/filters/FilterButton.tsx";
import { countChosen } from "../../../features/filters/filterBody.ts";
import { BackLink } from "../../../features/links/BackLink.tsx";
import { useServices } from "../../../features/services/Services.ts";
import { FormatSwitch } from "../../../features/settings/FormatSwitch.tsx";
import { FILTERS, type Filters } from "../../../features/settings/localSettings.ts";
import { useListFormat } from "../../../features/settings/useListFormat.ts";
import { useLocalSetting } from "../../../features/settings/useLocalSetting.ts";
import { useParams } from "../../../router/useParams.ts";
import { PickPages } from "../../expanded/PickPages.tsx";
import { browseQuery, subjectAt } from "../browseQueries.ts";
import { BROWSE_PAGE, browseSetting, type BrowseSubject } from "../browseSubject.ts";
import { subjectName } from "../subjectName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import browseTexts from "../texts/browse.en.json" with { type: "json" };
import pickedTexts from "../../expanded/texts/picked.en.json" with { type: "json" };

/**
 * Everything of one genre, mood, decade or service, best first. The route has checked that it
 * exists.
 */
export function BrowseListScreen() {
  const subject = subjectAt(useParams(), useQueryClient());
  return subject ? <SubjectPage key={browseSetting(subject)} subject={subject} /> : null;
}

function SubjectPage({ subject }: { subject: BrowseSubject }) {
  const locale = useLocale();
  const t = useTexts(browseTexts, pickedTexts);
  const [kept, keep] = useLocalSetting(browseSetting(subject));
  const filters = kept ?? FILTERS;
  const [format] = useListFormat("browse");
  const total = useQuery(browseQuery(subject, filters, 0)).data?.total;
  const found = total === undefined ? "" : t("picked.found", { count: total });
  const { track } = useServices();
  const set = (next: Filters) => {
    keep(next);
    track("list_narrowed", {
      screen: "browse",
      filters: countChosen(next, subject.hidden),
      sort: next.sort,
    });
  };
  const clear = () => set(FILTERS);
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <div>
        <BackLink href="/browse">{t("browse.back")}</BackLink>
        <p className="text-sm font-semibold text-ink-second">{t(`browse.${subject.dimension}`)}</p>
        <h1 className="font-display text-2xl font-bold tracking-tight text-balance">
          {subjectName(subject, locale)}
        </h1>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FilterButton
          filters={filters}
          onChange={(change) => set({ ...filters, ...change })}
          onClear={clear}
          total={total}
          hidden={subject.hidden}
        />
        <p className="text-ink-second tabular-nums">{found}</p>
        <LiveRegion text={found} />
        <span className="ms-auto">
          <FormatSwitch of="browse" />
        </span>
      </div>
      <PickPages
        of={JSON.stringify(filters)}
        query={(page) => browseQuery(subject, filters, page)}
        pageSize={BROWSE_PAGE}
        format={format}
        onClear={countChosen(filters, subject.hidden) > 0 ? clear : undefined}
      />
    </div>
  );
}
