import { Button, ErrorState, LiveRegion, Skeleton } from "@worthy/ui";
import { useOnboardingEnd } from "../../features/wall/useOnboardingEnd.ts";
import { useWallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallTitles } from "../../features/wall/useWallTitles.ts";
import { WallDeck } from "../../features/wall/WallDeck.tsx";
import { WallCounter } from "../../features/wall/WallCounter.tsx";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import miniRateTexts from "./texts/miniRate.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** The card deck over any page, until there are enough ratings for scores. */
export function MiniRatePopup({ close }: PopupProps) {
  const t = useTexts(miniRateTexts, shellTexts, wallTexts);
  const ratings = useWallRatings("SEO_MINI_ONBOARDING");
  const { deck: titles, more, failed, retry } = useWallTitles(ratings);
  useOnboardingEnd(ratings);
  const { enough } = ratings.progress;
  return (
    <PopupFrame
      title={t("miniRate.heading")}
      subtitle={t("miniRate.hint")}
      shape="card"
      close={close}
    >
      <LiveRegion text={enough ? t("miniRate.enough") : ""} />
      <div className="mt-4 mb-5">
        <WallCounter progress={ratings.progress} />
      </div>
      {titles.length > 0 ? (
        <div className="flex h-[clamp(24rem,calc(100dvh-19rem),36rem)] flex-col">
          <WallDeck
            titles={titles}
            ratings={ratings}
            more={more}
            empty={<p className="py-10 text-center text-ink-second">{t("wall.allAnswered")}</p>}
          />
        </div>
      ) : null}
      {titles.length === 0 && failed ? (
        <ErrorState
          heading={t("wall.failed")}
          retry={{ label: t("shell.retry"), onPress: retry }}
        />
      ) : null}
      {titles.length === 0 && !failed ? <Skeleton className="mx-auto aspect-2/3 w-62" /> : null}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
        <p className="min-w-0 flex-1 text-sm text-ink-second">
          {t(enough ? "miniRate.enough" : "miniRate.missing")}
        </p>
        <Button variant={enough ? "primary" : "quiet"} onClick={close}>
          {enough ? t("miniRate.done") : t("miniRate.later")}
        </Button>
      </div>
    </PopupFrame>
  );
}
