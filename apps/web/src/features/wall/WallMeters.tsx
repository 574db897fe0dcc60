import { SegmentedMeter } from "@worthy/ui";
import { ENOUGH_POSITIVE_RATINGS, ENOUGH_TYPE_RATINGS } from "@worthy/domain";
import type { WallProgress } from "./wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "./texts/wall.en.json" with { type: "json" };

/** How near the scores are: ratings of the nearest kind, and likes among them. */
export function WallMeters({ progress }: { progress: WallProgress }) {
  const t = useTexts(wallTexts);
  const rated = t(`wall.rated_${progress.kind}`, {
    count: ENOUGH_TYPE_RATINGS,
    rated: progress.rated,
  });
  const liked = t("wall.liked", { count: ENOUGH_POSITIVE_RATINGS, liked: progress.liked });
  return (
    <div className="grid w-full grid-cols-[2fr_1fr] gap-x-5 font-semibold sm:flex sm:w-auto sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
      <SegmentedMeter filled={progress.rated} total={ENOUGH_TYPE_RATINGS}>
        {rated}
      </SegmentedMeter>
      <SegmentedMeter filled={progress.liked} total={ENOUGH_POSITIVE_RATINGS}>
        {liked}
      </SegmentedMeter>
    </div>
  );
}
