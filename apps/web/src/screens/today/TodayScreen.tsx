import { buttonClass, EmptyState, ErrorState, UiLink, VisuallyHidden, Row } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useState } from "react";
import { useOffered } from "../../features/notInterested/useOffered.ts";
import { useRatings } from "../../features/rating/useRatings.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { BecauseRow } from "./rows/BecauseRow.tsx";
import { ContinueRow } from "./rows/ContinueRow.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { MoodRow } from "./rows/MoodRow.tsx";
import { ServiceRow } from "./rows/ServiceRow.tsx";
import { TodayHero } from "./hero/TodayHero.tsx";
import { TodayRow } from "./rows/TodayRow.tsx";
import { filmsQuery, shortQuery, showsQuery, tonightQuery } from "./todayRows.ts";
import { heroPick } from "./hero/heroPick.ts";
import { ROWS_FRAME, rowsClass, rowItemClass } from "./todayFrame.ts";
import { useTodayLayout } from "./useTodayLayout.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { BlockContext } from "../../features/title/BlockContext.ts";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { useRisenTitles } from "./rows/useRisenTitles.ts";
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import todayTexts from "./texts/today.en.json" with { type: "json" };

/** Fewer would be chance, not news. */
const FEWEST = 3;

/**
 * Titles whose scores have risen since the last visit. Last on the page, because it needs the
 * device's data.
 */
function RisenRow({ large }: { large: boolean }) {
  const t = useTexts(todayTexts);
  const risen = useRisenTitles();
  if (risen.length < FEWEST) return null;
  return (
    <BlockContext value="New since your last visit">
      <Row
        heading={t("today.risen")}
        labels={{ previous: t("today.previous"), next: t("today.next") }}
        itemClass={rowItemClass(large)}
      >
        {risen.map(({ title, was }) => (
          <TitleCard key={title.id} title={title} caption={t("today.was", { score: was })} />
        ))}
      </Row>
    </BlockContext>
  );
}

/** Tonight: one pick with its reason, then rows. */
export function TodayScreen() {
  const t = useTexts(shellTexts, todayTexts);
  const ratings = useRatings();
  const tonight = useQuery(tonightQuery(useUserId()));
  const [skipped, skip] = useState<readonly number[]>([]);
  const pick = heroPick(useOffered(tonight.data?.recommendations ?? []), {
    skipped,
    progress: ratings.progress,
  });
  const nothingRated = ratings.known && ratings.count === 0;
  // Existing content stays if a refetch fails.
  const failed = tonight.isError && !tonight.data;
  return (
    <>
      <h1>
        <VisuallyHidden>{t("today.heading")}</VisuallyHidden>
      </h1>
      {nothingRated ? <NothingRated /> : null}
      {!nothingRated && failed ? (
        <ErrorState
          heading={t("today.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void tonight.refetch() }}
        />
      ) : null}
      {!nothingRated && !failed ? (
        <TodayHero pick={pick} onSkip={() => (pick ? skip([...skipped, pick.id]) : undefined)} />
      ) : null}
      <TodayRows heroId={nothingRated ? undefined : pick?.id} personal={!nothingRated} />
    </>
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

function TodayRows({ heroId, personal }: { heroId: number | undefined; personal: boolean }) {
  const t = useTexts(picksTexts, todayTexts);
  const userId = useUserId();
  const large = useTodayLayout().layout === "list";
  return (
    <div className={ROWS_FRAME}>
      <LayoutSwitch className="absolute inset-e-4 -top-12 hidden lg:inset-e-14 lg:flex" />
      <div className={rowsClass(large)}>
        <ContinueRow />
        <TodayRow
          block={personal ? "Worthy for you tonight" : "Widely liked"}
          heading={t(personal ? "picks.tonight" : "today.wellKnown")}
          action={
            <UiLink href="/home/worthy/" className={buttonClass("quiet", "medium", "px-3")}>
              {t("today.seeAll")}
            </UiLink>
          }
          query={tonightQuery(userId)}
          fact="reason"
          without={heroId}
          large={large}
        />
        <TodayRow
          block="Under 100 minutes"
          heading={t("today.short")}
          query={shortQuery(userId)}
          fact="runtime"
          large={large}
        />
        <BecauseRow large={large} />
        <MoodRow large={large} />
        <ServiceRow large={large} />
        <TodayRow
          block="Shows"
          heading={t("today.shows")}
          query={showsQuery(userId)}
          fact="kind"
          large={large}
        />
        <TodayRow
          block="Films"
          heading={t("today.films")}
          query={filmsQuery(userId)}
          fact="kind"
          large={large}
        />
        <RisenRow large={large} />
      </div>
    </div>
  );
}
