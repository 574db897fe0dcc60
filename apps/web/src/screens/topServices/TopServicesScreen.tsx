import { hasScores } from "@worthy/domain";
import { useQueries } from "@tanstack/react-query";
import type { AirDateWindow } from "@worthy/domain";
import { Button, EmptyState, ErrorState, Skeleton } from "@worthy/ui";
import { Tv } from "lucide-react";
import { memo, startTransition, useDeferredValue, useState } from "react";
import { useServiceChoice } from "../../features/account/useServiceChoice.ts";
import { useProgress } from "../../features/rating/useProgress.ts";
import { ListOrder } from "../../features/score/ListOrder.tsx";
import { useUserId } from "../../features/session/useUserId.ts";
import { NobodyYet } from "./NobodyYet.tsx";
import { ServiceShelf } from "./ServiceShelf.tsx";
import { SERVICES_PAGE, topServicesQuery } from "./topServicesQueries.ts";
import { WindowChips } from "./WindowChips.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import topServicesTexts from "./texts/topServices.en.json" with { type: "json" };

/** Which services suit the person, best first, each with its titles. */
export function TopServicesScreen() {
  const t = useTexts(topServicesTexts);
  const userId = useUserId();
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-6 px-4 pt-6 md:pt-10 lg:px-14">
      <div>
        <h1 className="font-display text-2xl font-bold tracking-tight">
          {t("topServices.heading")}
        </h1>
        <p className="mt-2 max-w-160 text-pretty text-ink-second">{t("topServices.hint")}</p>
      </div>
      {userId === null ? <NobodyYet /> : <Shelves userId={userId} />}
    </div>
  );
}

function Shelves({ userId }: { userId: string }) {
  const [chosen, choose] = useState<AirDateWindow>("ALL_TIME");
  // The chip responds before the shelves are re-rendered.
  const airDate = useDeferredValue(chosen);
  return (
    <>
      <WindowChips airDate={chosen} onChange={choose} />
      <ShelvesOf key={airDate} userId={userId} airDate={airDate} />
    </>
  );
}

const ShelvesOf = memo(function ShelvesOf({
  userId,
  airDate,
}: {
  userId: string;
  airDate: AirDateWindow;
}) {
  const t = useTexts(shellTexts, topServicesTexts);
  const choice = useServiceChoice();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      topServicesQuery(userId, { airDate, page }),
    ),
  });
  const failed = results.find(({ isError, data }) => isError && !data);
  const last = results.at(-1);
  const scored = hasScores(useProgress());
  return (
    <>
      {failed ? (
        <ErrorState
          heading={t("topServices.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void failed.refetch() }}
        />
      ) : null}
      {scored && (last?.data?.total ?? 0) > 0 ? <ListOrder order="picks" /> : null}
      {last?.data?.total === 0 ? <EmptyState icon={Tv} heading={t("topServices.nothing")} /> : null}
      <div className="flex flex-col gap-8">
        {results.flatMap(({ data }) =>
          data
            ? data.serviceProviders.map((service) => (
                <ServiceShelf
                  key={service.id}
                  service={service}
                  answer={data}
                  scored={scored}
                  choice={choice}
                />
              ))
            : [],
        )}
        {last?.isPending
          ? [1, 2, 3].map((row) => <Skeleton key={row} className="h-72 w-full" />)
          : null}
      </div>
      {last?.data && last.data.total > pages * SERVICES_PAGE ? (
        <Button
          variant="outline"
          onClick={() => startTransition(() => setPages(pages + 1))}
          className="self-center"
        >
          {t("topServices.more")}
        </Button>
      ) : null}
    </>
  );
});
