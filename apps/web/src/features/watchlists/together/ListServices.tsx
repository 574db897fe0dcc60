import type { CallOutput } from "@worthy/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@worthy/ui";
import { apiQuery } from "../../../api/apiQuery.ts";
import { RowSkeletons } from "../../title/RowSkeletons.tsx";
import { useUserId } from "../../session/useUserId.ts";
import { ListServiceRow } from "./ListServiceRow.tsx";
import type { Watchlist } from "../page/watchlistQuery.ts";
import { formatCountry } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The fewest services that have most of a list, and what is on none of them. */
export function ListServices({ list }: { list: Watchlist }) {
  const t = useTexts(listPanelsTexts, shellTexts);
  const userId = useUserId() ?? "";
  const { data, isError, refetch } = useQuery(
    apiQuery("getListServices", {
      params: { userId, watchlistId: String(list.id) },
    }),
  );
  return (
    <section aria-labelledby="list-services">
      <h2 id="list-services" className="font-display text-lg font-semibold">
        {t("listPanels.servicesHeading")}
      </h2>
      {data ? <Services services={data} list={list} /> : null}
      {isError && !data ? (
        <ErrorState
          heading={t("listPanels.servicesFailed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {!data && !isError ? <RowSkeletons count={2} /> : null}
    </section>
  );
}

function Services({
  services: { results, total, uncovered, region },
  list,
}: {
  services: CallOutput<"getListServices">;
  list: Watchlist;
}) {
  const locale = useLocale();
  const t = useTexts(listPanelsTexts);
  if (results.length === 0)
    return <p className="mt-1 text-sm text-ink-second">{t("listPanels.servicesNone")}</p>;
  const names = new Map(list.items.map(({ typeId, show }) => [typeId, show.name]));
  return (
    <>
      <p className="mt-1 text-sm text-ink-second">{t("listPanels.servicesText")}</p>
      <ol className="mt-3">
        {results.map((service) => (
          <ListServiceRow key={service.provider.id} service={service} total={total} names={names} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-second">
        {uncovered > 0 ? `${t("listPanels.uncovered", { count: uncovered })} ` : null}
        {t("listPanels.region", { region: formatCountry(region, locale) })}
      </p>
    </>
  );
}
