import { Button, buttonClass, EmptyState, ErrorState, UiLink } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { WishNews } from "../../features/wishes/WishNews.tsx";
import { TodayCards } from "./cards/TodayCards.tsx";
import { ContinueRow } from "./rows/ContinueRow.tsx";
import { TodayRow } from "./rows/TodayRow.tsx";
import { useRisenTitles } from "./rows/useRisenTitles.ts";
import { TodayChoices } from "./TodayChoices.tsx";
import { HEADING, ROWS_GRID, TODAY_FRAME, TODAY_HEAD } from "./todayFrame.ts";
import { ANY_EVENING, todayQuery } from "./todayQueries.ts";
import { TodaySkeleton } from "./TodaySkeleton.tsx";
import { MatchLine } from "../../popups/perfectMatch/MatchLine.tsx";
import { inLanguage } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import todayTexts from "./texts/today.en.json" with { type: "json" };

const weekday = inLanguage((language) => new Intl.DateTimeFormat(language, { weekday: "long" }));
const never = () => () => {};

/** "Sunday night", by the person's clock; "Tonight" on the server, which may have another one. */
function useHeading(): string {
  const locale = useLocale();
  const t = useTexts(todayTexts);
  const today = useSyncExternalStore(
    never,
    () => weekday(locale).format(Date.now()),
    () => null,
  );
  if (today === null) return t("today.tonight");
  // Spanish writes weekdays small.
  const night = t("today.night", { weekday: today });
  return night.charAt(0).toLocaleUpperCase(locale.language) + night.slice(1);
}

/** Rows that the server sends posters of; further ones are far below the first screen, and pages are kept short. */
const AT_ONCE = 2;

/** Tonight: three picks, then rows. */
export function TodayScreen() {
  const t = useTexts(shellTexts, todayTexts);
  const heading = useHeading();
  const [evening, choose] = useState(ANY_EVENING);
  const { data, isPending, isError, refetch } = useQuery({
    ...todayQuery(evening),
    placeholderData: keepPreviousData,
  });
  const ratings = useRatings();
  const rows = data?.rows ?? [];
  const risen = useRisenTitles(rows);
  // Cards come with the first rating; what was loaded before it has none.
  const nothingRated = ratings.known && ratings.count === 0;
  if (isPending) return <TodaySkeleton heading={heading} />;
  if (!data)
    return (
      <div className={TODAY_FRAME}>
        <h1 className={HEADING}>{heading}</h1>
        <ErrorState
          heading={t("today.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      </div>
    );
  return (
    <div className={TODAY_FRAME}>
      <div className={TODAY_HEAD}>
        <h1 className={HEADING}>{heading}</h1>
        {nothingRated ? null : (
          <TodayChoices evening={evening} choose={choose} services={data.services} />
        )}
      </div>
      <WishNews className="pt-3 pb-4 md:pt-0" />
      {isError ? (
        <p role="status" className="flex items-center gap-3 pb-2 text-sm">
          {t("today.stale")}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t("shell.retry")}
          </Button>
        </p>
      ) : null}
      {nothingRated ? (
        <NothingRated />
      ) : (
        <div className="@container">
          <TodayCards cards={data.cards} evening={evening} />
          {data.cards[0] ? <MatchLine title={data.cards[0].pick} /> : null}
        </div>
      )}
      <div className={ROWS_GRID}>
        <ContinueRow />
        {rows.map((row, at) => (
          <TodayRow
            key={row.kind}
            row={row}
            personal={!nothingRated}
            risen={risen}
            timed={evening.longest > 0}
            waits={!nothingRated && at >= AT_ONCE}
          />
        ))}
      </div>
    </div>
  );
}

function NothingRated() {
  const t = useTexts(todayTexts);
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("today.startRating")}
    </UiLink>
  );
  return (
    <EmptyState
      icon={Heart}
      heading={t("today.nothingRated")}
      text={t("today.nothingRatedHint")}
      action={action}
    />
  );
}
