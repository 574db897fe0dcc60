import { buttonClass, EmptyState, ErrorState, UiLink, VisuallyHidden } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useState } from "react";
import { useOffered } from "../../features/notInterested/useOffered.ts";
import { useRatings } from "../../features/rating/useRatings.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useT } from "../../messages/useT.ts";
import { BecauseRow } from "./BecauseRow.tsx";
import { ContinueRow } from "./ContinueRow.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { MoodRow } from "./MoodRow.tsx";
import { RisenRow } from "./RisenRow.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { TodayHero } from "./TodayHero.tsx";
import { TodayRow } from "./TodayRow.tsx";
import { filmsQuery, shortQuery, showsQuery, tonightQuery } from "./todayRows.ts";
import { heroPick } from "./heroPick.ts";
import { ROWS_FRAME, rowsClass } from "./todayFrame.ts";
import { useTodayLayout } from "./useTodayLayout.ts";
import { today } from "../../messages/en/today.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ today });

/** Tonight: one pick with its reason, then rows. */
export function TodayScreen() {
  const t = useT();
  const ratings = useRatings();
  const tonight = useQuery(tonightQuery(useUserId()));
  const [skipped, skip] = useState<readonly number[]>([]);
  const pick = heroPick(useOffered(tonight.data?.recommendations ?? []), { skipped, progress: ratings.progress });
  const nothingRated = ratings.known && ratings.count === 0;
  // What is there already stays when it could not be asked for anew.
  const failed = tonight.isError && !tonight.data;
  return (
    <>
      <h1>
        <VisuallyHidden>{t("today.heading")}</VisuallyHidden>
      </h1>
      {nothingRated ? <NothingRated /> : null}
      {!nothingRated && failed ? <ErrorState heading={t("today.failed")} retry={{ label: t("shell.retry"), onPress: () => void tonight.refetch() }} /> : null}
      {!nothingRated && !failed ? <TodayHero pick={pick} onSkip={() => (pick ? skip([...skipped, pick.id]) : undefined)} /> : null}
      <TodayRows heroId={nothingRated ? undefined : pick?.id} personal={!nothingRated} />
    </>
  );
}

function NothingRated() {
  const t = useT();
  const action = (
    <UiLink href="/rate" className={buttonClass("primary", "large")}>
      {t("today.startRating")}
    </UiLink>
  );
  return <EmptyState icon={Heart} heading={t("today.nothingRated")} text={t("today.nothingRatedHint")} action={action} />;
}

function TodayRows({ heroId, personal }: { heroId: number | undefined; personal: boolean }) {
  const t = useT();
  const userId = useUserId();
  const large = useTodayLayout().layout === "list";
  return (
    <div className={ROWS_FRAME}>
      <LayoutSwitch className="absolute inset-e-4 -top-12 hidden lg:inset-e-14 lg:flex" />
      <div className={rowsClass(large)}>
        <ContinueRow />
        <TodayRow
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
        <TodayRow heading={t("today.short")} query={shortQuery(userId)} fact="runtime" large={large} />
        <BecauseRow large={large} />
        <MoodRow large={large} />
        <ServiceRow large={large} />
        <TodayRow heading={t("today.shows")} query={showsQuery(userId)} fact="kind" large={large} />
        <TodayRow heading={t("today.films")} query={filmsQuery(userId)} fact="kind" large={large} />
        <RisenRow large={large} />
      </div>
    </div>
  );
}
