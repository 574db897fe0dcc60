import { SegmentedMeter, VisuallyHidden } from "@worthy/ui";
import { SCORES_AFTER_RATINGS } from "@worthy/domain";
import type { WallProgress } from "./wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "./texts/wall.en.json" with { type: "json" };

/** How many ratings are to go until there are scores, whatever the titles' kinds. */
export function WallCounter({ progress: { filled, toGo } }: { progress: WallProgress }) {
  const t = useTexts(wallTexts);
  return (
    <p className="flex font-semibold whitespace-nowrap">
      <SegmentedMeter filled={filled} total={SCORES_AFTER_RATINGS} inline>
        {toGo > 0 ? <VisuallyHidden>{t("wall.untilScores")}</VisuallyHidden> : null}
        <span className="text-base whitespace-nowrap tabular-nums sm:font-display sm:text-lg">
          {toGo > 0 ? t("wall.toGo", { count: toGo }) : t("wall.allSet")}
        </span>
      </SegmentedMeter>
    </p>
  );
}
