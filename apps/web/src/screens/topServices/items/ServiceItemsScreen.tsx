import { hasScores } from "@worthy/domain";
import { useQueries } from "@tanstack/react-query";
import type { AirDateWindow } from "@worthy/domain";
import { Button, EmptyState, ErrorState, Skeleton } from "@worthy/ui";
import { Tv } from "lucide-react";
import { startTransition, useState } from "react";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useProgress } from "../../../features/rating/useProgress.ts";
import { ListOrder } from "../../../features/score/ListOrder.tsx";
import { useUserId } from "../../../features/session/useUserId.ts";
import { serviceHeading } from "../../../features/sources/serviceHeading.ts";
import { TitleGrid } from "../../../features/title/TitleGrid.tsx";
import { useParams } from "../../../router/useParams.ts";
import { NobodyYet } from "../NobodyYet.tsx";
import { ITEMS_PAGE, serviceItemsQuery } from "../topServicesQueries.ts";
import { WindowChips } from "../WindowChips.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import topServicesTexts from "../texts/topServices.en.json" with { type: "json" };

/** Everything one service has for the person, best first. */
export function ServiceItemsScreen() {
  const t = useTexts(topServicesTexts);
  const userId = useUserId();
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <RouterLink
        href="/top-services"
        className="-mb-6 inline-flex min-h-11 items-center self-start text-sm text-ink-second underline-offset-4 hover:underline"
      >
        {t("topServices.back")}
      </RouterLink>
      {userId === null ? (
        <>
          <h1 className="font-display text-2xl font-bold tracking-tight">
            {t("topServices.heading")}
          </h1>
          <NobodyYet />
        </>
      ) : (
        <Items userId={userId} />
      )}
    </div>
  );
}

function Items({ userId }: { userId: string }) {
  const locale = useLocale();
  const t = useTexts(shellTexts, topServicesTexts);
  const providerId = useParams()["providerId"] ?? "";
  const scored = hasScores(useProgress());
  const [airDate, setAirDate] = useState<AirDateWindow>("ALL_TIME");
  const [pages, setPages] = useState(1);
  const queries = Array.from({ length: pages }, (_, page) =>
    serviceItemsQuery(userId, { providerId, airDate, page }),
  );
  const results = useQueries({ queries });
  const titles = results.flatMap(({ data }) => data?.mediaByProvider[providerId] ?? []);
  const [first, last] = [results[0]?.data, results.at(-1)];
  const service = first?.serviceProviders[0];
  const failed = results.find(({ isError, data }) => isError && !data);
  return (
    <>
      <div>
        <h1 className="font-display text-2xl font-bold tracking-tight">
          {service && first
            ? serviceHeading({ service, titles, region: first.region }, locale)
            : t("topServices.heading")}
        </h1>
        {last?.data ? (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-ink-second">
            {t("topServices.titles", { count: last.data.total })}
            {scored && last.data.total > 1 ? <ListOrder order="picks" /> : null}
          </p>
        ) : null}
      </div>
      <WindowChips airDate={airDate} onChange={(next) => (setAirDate(next), setPages(1))} />
      {failed ? (
        <ErrorState
          heading={t("topServices.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void failed.refetch() }}
        />
      ) : null}
      {last?.data?.total === 0 ? (
        <EmptyState icon={Tv} heading={t("topServices.nothing")} />
      ) : (
        <TitleGrid titles={titles} />
      )}
      {last?.isPending ? <Skeleton className="h-96 w-full" /> : null}
      {last?.data && last.data.total > pages * ITEMS_PAGE ? (
        <Button
          variant="outline"
          onClick={() => startTransition(() => setPages(pages + 1))}
          className="self-center"
        >
          {t("topServices.moreTitles")}
        </Button>
      ) : null}
    </>
  );
}
