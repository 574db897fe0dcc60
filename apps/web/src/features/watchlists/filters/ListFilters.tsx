import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "@worthy/ui";
import { apiQuery } from "../../../api/apiQuery.ts";
import { ChipGroup } from "../../filters/ChipGroup.tsx";
import { useUserId } from "../../session/useUserId.ts";
import { filterChoices, type FilterChoice } from "./filterChoices.ts";
import { NO_FILTERS, filterQuery } from "./listFilters.ts";
import type { ListPage } from "../page/useListPage.ts";
import type { Watchlist } from "../page/watchlistQuery.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };

/** Number of values shown at first; the rest are the least frequent. */
const AT_FIRST = 10;

/**
 * A list's filters, each value with the number of titles it would leave; they work without counts
 * if those failed to load.
 */
export function ListFilters({
  list,
  page: { filters, filter, active },
}: {
  list: Watchlist;
  page: ListPage;
}) {
  const locale = useLocale();
  const t = useTexts(listPageTexts, listPanelsTexts);
  const userId = useUserId() ?? "";
  const input = { params: { userId, watchlistId: String(list.id) }, query: filterQuery(filters) };
  const counts = useQuery({
    ...apiQuery("getFilterCounts", input),
    placeholderData: keepPreviousData,
  });
  const services = useQuery({
    ...apiQuery("listUserProviders", { params: { userId } }),
    enabled: counts.isError,
  });
  if (counts.isPending) return <div aria-busy className="h-40" />;
  const groups = filterChoices({
    counts: counts.data ?? null,
    filters,
    services: services.data?.providers ?? [],
    locale,
  });
  const toggle = (name: "genres" | "runTimes" | "streamingProviders") => (value: string) => {
    const values = filters[name];
    filter({
      [name]: values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
    });
  };
  const single = (name: "kind" | "seen") => (value: string) =>
    filter({ [name]: filters[name] === value ? "ALL" : value });
  return (
    <section aria-label={t("listPage.filter")} className="flex flex-col gap-4">
      {group(t("listPanels.kind"), groups.kind, single("kind"))}
      {group(t("listPanels.seen"), groups.seen, single("seen"))}
      {group(t("listPanels.genre"), groups.genres, toggle("genres"))}
      {group(t("listPanels.runTime"), groups.runTimes, toggle("runTimes"))}
      {group(t("listPanels.service"), groups.streamingProviders, toggle("streamingProviders"))}
      {active > 0 ? (
        <Button variant="quiet" className="self-start -ms-3" onClick={() => filter(NO_FILTERS)}>
          {t("listPanels.clear")}
        </Button>
      ) : null}
    </section>
  );
}

/** The values of one filter. One that would change nothing is hidden. */
function group(
  legend: string,
  choices: readonly FilterChoice[],
  onToggle: (value: string) => void,
) {
  const chosen = new Set(choices.flatMap(({ value, chosen: isChosen }) => (isChosen ? value : [])));
  if (choices.length < 2 && chosen.size === 0) return null;
  const chips = choices.map(({ value, name, count }) => ({ key: value, label: name, count }));
  return (
    <ChipGroup
      legend={legend}
      choices={chips}
      isChosen={(key) => chosen.has(key)}
      onToggle={onToggle}
      first={AT_FIRST}
    />
  );
}
