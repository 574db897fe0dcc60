import type { CallOutput } from "@worthy/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@worthy/ui";
import { laterQuery } from "../../api/laterQuery.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { useUserId } from "../../features/session/useUserId.ts";
import { listPanels } from "../../messages/en/listPanels.ts";
import { formatCountry } from "../../messages/formats.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { ListServiceRow } from "./ListServiceRow.tsx";
import type { Watchlist } from "./watchlistQuery.ts";

provideTexts({ listPanels });

/** The fewest services that have the most of a list, and what is on none of them. */
export function ListServices({ list }: { list: Watchlist }) {
  const t = useT();
  const userId = useUserId() ?? "";
  const { data, isError, refetch } = useQuery(laterQuery("getListServices", "watchlists", { params: { userId, watchlistId: String(list.id) } }));
  return (
    <section aria-labelledby="list-services">
      <h2 id="list-services" className="font-display text-lg font-semibold">
        {t("listPanels.servicesHeading")}
      </h2>
      {data ? <Services services={data} list={list} /> : null}
      {isError && !data ? <ErrorState heading={t("listPanels.servicesFailed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} /> : null}
      {!data && !isError ? <RowSkeletons count={2} /> : null}
    </section>
  );
}

function Services({ services: { results, total, uncovered, region }, list }: { services: CallOutput<"getListServices">; list: Watchlist }) {
  const t = useT();
  if (results.length === 0) return <p className="mt-1 text-sm text-ink-second">{t("listPanels.servicesNone")}</p>;
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
        {t("listPanels.region", { region: formatCountry(region) })}
      </p>
    </>
  );
}
