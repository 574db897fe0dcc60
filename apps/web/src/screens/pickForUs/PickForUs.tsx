import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button, EmptyState, ErrorState, Skeleton } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Dices } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../api/apiQuery.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { isNameless } from "../../features/friends/isNameless.ts";
import { SharingQuestion } from "../../features/friends/SharingQuestion.tsx";
import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { NoGroup } from "./NoGroup.tsx";
import { UsFilters } from "./UsFilters.tsx";
import { UsFrame, US_HEADING } from "./UsFrame.tsx";
import { UsHero } from "./UsHero.tsx";
import { UsNext } from "./UsNext.tsx";
import type { Us } from "./usScores.ts";
import {
  areOpenOptions,
  parseUsOptions,
  printUsOptions,
  usInput,
  type UsOptions,
} from "./usOptions.ts";
import { formatNames } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Number of runners-up below the pick. */
const NEXT = 5;

interface PickForUsProps {
  userId: string;
  watchlistId: string;
}

/**
 * Picks for a group, with strategy and filters; both are in the address, so that it can be shared.
 */
export function PickForUs({ userId, watchlistId }: PickForUsProps) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts, shellTexts);
  const shownName = useShownName();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const options = parseUsOptions(search);
  const params = { userId, watchlistId };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...apiQuery("pickForUs", { params, query: usInput(options) }),
    placeholderData: keepPreviousData,
  });
  const { data: services } = useQuery(apiQuery("listUserProviders", { params: { userId } }));
  const setOptions = (next: UsOptions) =>
    void navigate(pathname + printUsOptions(next), { replace: true, preventScrollReset: true });
  const listHref = `/watchlist/${watchlistId}`;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
    return <NoGroup href="/watchlist" />;
  if (data && data.members.length < 2) return <NoGroup href={listHref} />;
  const common =
    data && services
      ? services.providers
          .filter(({ id }) => data.commonServices.includes(id))
          .map(({ name }) => name)
      : null;
  const others =
    data?.members
      .filter((member) => member.userId !== userId)
      .map((member) =>
        isNameless(member) ? t("pickForUs.somebodyAmong") : shownName(member.profileName),
      ) ?? [];
  const facts = data ? (
    <RouterLink
      href={listHref}
      className="inline-flex min-h-11 items-center rounded-sm underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {t("pickForUs.forPeople", {
        names: formatNames([t("pickForUs.youAmong"), ...others], locale),
      })}
    </RouterLink>
  ) : null;
  return (
    <UsFrame facts={facts}>
      {data ? <SharingQuestion userId={userId} focusId={US_HEADING} className="mt-4" /> : null}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="lg:order-2">
          <div className="lg:rounded-sheet lg:border lg:border-hairline lg:bg-raised lg:p-6">
            <UsFilters options={options} onChange={setOptions} common={common} />
          </div>
        </div>
        <div
          className={`min-w-0 transition-opacity lg:order-1 ${isPlaceholderData ? "opacity-60" : ""}`}
          aria-busy={isPlaceholderData || !data}
        >
          {data ? (
            // Other filters start with their own best pick.
            <UsPicks
              key={printUsOptions(options)}
              us={data}
              userId={userId}
              clear={
                areOpenOptions(options)
                  ? null
                  : () => setOptions({ ...parseUsOptions(""), strategy: options.strategy })
              }
            />
          ) : error ? (
            <ErrorState
              heading={t("pickForUs.failed")}
              retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
            />
          ) : (
            <UsSkeleton />
          )}
        </div>
      </div>
    </UsFrame>
  );
}

function UsPicks({ us, userId, clear }: { us: Us; userId: string; clear: (() => void) | null }) {
  const t = useTexts(pickForUsTexts);
  const [at, goTo] = useState(0);
  const pick = us.results[at] ?? us.results[0];
  if (!pick) {
    const action = clear ? <Button onClick={clear}>{t("pickForUs.clear")}</Button> : null;
    return (
      <EmptyState
        icon={Dices}
        heading={t("pickForUs.none")}
        text={t("pickForUs.noneHint")}
        action={action}
      />
    );
  }
  const next = us.results.slice(at + 1, at + 1 + NEXT);
  return (
    <>
      <UsHero
        pick={pick}
        members={us.members}
        userId={userId}
        onAnother={us.results.length > 1 ? () => goTo((at + 1) % us.results.length) : null}
      />
      <UsNext picks={next} members={us.members} userId={userId} />
    </>
  );
}

/** The pick and the runners-up, while loading. */
function UsSkeleton() {
  return (
    <div>
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-x-8">
        <Skeleton className="aspect-2/3 w-full rounded-poster" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="size-19 rounded-full" />
          <Skeleton className="hidden h-15 w-full sm:block" />
          <Skeleton className="hidden h-15 w-full sm:block" />
        </div>
      </div>
      <div className="mt-10">
        <RowSkeletons count={3} />
      </div>
    </div>
  );
}
