import { Button, ErrorState, LiveRegion, Skeleton } from "@worthy/ui";
import { useOnboardingEnd } from "../../features/wall/useOnboardingEnd.ts";
import { useWallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallTitles } from "../../features/wall/useWallTitles.ts";
import { WallDeck } from "../../features/wall/WallDeck.tsx";
import { WallMeters } from "../../features/wall/WallMeters.tsx";
import { useT } from "../../messages/useT.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { miniRate } from "../../messages/en/miniRate.ts";
import { wall } from "../../messages/en/wall.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ miniRate, wall });

/** The short way to scores: the card deck over whatever page, until there is enough. */
export function MiniRatePopup({ close }: PopupProps) {
  const t = useT();
  const ratings = useWallRatings("SEO_MINI_ONBOARDING");
  const { deck: titles, more, failed, retry } = useWallTitles(ratings);
  useOnboardingEnd(ratings);
  const { enough } = ratings.progress;
  return (
    <PopupFrame title={t("miniRate.heading")} subtitle={t("miniRate.hint")} shape="card" close={close}>
      <LiveRegion text={enough ? t("miniRate.enough") : ""} />
      <div className="mt-4 mb-5">
        <WallMeters progress={ratings.progress} />
      </div>
      {titles.length > 0 ? <WallDeck titles={titles} ratings={ratings} more={more} /> : null}
      {titles.length === 0 && failed ? <ErrorState heading={t("wall.failed")} retry={{ label: t("shell.retry"), onPress: retry }} /> : null}
      {titles.length === 0 && !failed ? <Skeleton className="mx-auto aspect-2/3 w-62" /> : null}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
        <p className="min-w-0 flex-1 text-sm text-ink-second">{enough ? t("miniRate.enough") : t("miniRate.missing", { count: ratings.progress.missing })}</p>
        <Button variant={enough ? "primary" : "quiet"} onClick={close}>
          {enough ? t("miniRate.done") : t("miniRate.later")}
        </Button>
      </div>
    </PopupFrame>
  );
}
