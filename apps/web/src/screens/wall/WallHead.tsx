import { classNames } from "@worthy/ui";
import type { ReactNode } from "react";
import { useOpening } from "../../features/wall/useOpening.ts";
import { WallCounter } from "../../features/wall/WallCounter.tsx";
import type { WallProgress } from "../../features/wall/wallProgress.ts";
import { useMinWidth } from "../../features/width/useMinWidth.ts";
import { WallWays } from "./WallWays.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

interface WallHeadProps {
  heading: string;
  hint: string;
  /** Whether the hint is personal, and so shown on phones too. */
  personal?: boolean;
  /** Shows what ratings lead to, on phones before the first one. */
  example?: ReactNode;
  progress: WallProgress;
  /** Whether other titles can be chosen for rating. */
  sources: boolean;
}

/**
 * Above the posters: what to do, the progress, and ways to other titles. On phones the heading gives
 * its room to the deck after the first rating, and the bar has the counter.
 */
export function WallHead({
  heading,
  hint,
  personal = false,
  example = null,
  progress,
  sources,
}: WallHeadProps) {
  const t = useTexts(wallTexts);
  const opening = useOpening();
  const wide = useMinWidth("sm");
  const start = opening?.rated === false;
  // The bar has it on phones once something is rated, and nobody needs it there with six.
  const inBar = progress.enough || opening?.rated === true;
  return (
    <>
      <h1
        className={classNames(
          "font-display font-bold tracking-tight text-balance sm:mt-2 sm:text-2xl",
          start
            ? "max-sm:-mt-1 max-sm:text-[1.75rem] max-sm:leading-8 max-[22rem]:text-[1.5rem]"
            : "sr-only sm:not-sr-only",
        )}
      >
        {heading}
      </h1>
      {start && example ? (
        <div className="mt-3 h-23 sm:hidden [@media(max-height:43.74rem)]:hidden">{example}</div>
      ) : null}
      <div
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-2 sm:mb-3 sm:min-h-12 sm:flex-nowrap sm:gap-x-8",
          start && "max-sm:mt-2 max-sm:min-h-8 max-sm:flex-nowrap max-sm:gap-x-2",
        )}
      >
        <p
          className={classNames(
            "me-auto text-sm text-ink-second sm:text-base",
            !personal && "max-sm:hidden",
            personal && "[@media(max-height:43.74rem)]:max-sm:hidden",
          )}
        >
          {hint}
        </p>
        {start && wide !== true ? (
          <p className="me-auto text-base font-semibold sm:hidden">{t("wall.seenThis")}</p>
        ) : null}
        <WallWays
          sources={sources}
          searchable={false}
          className="hidden sm:flex xl:shrink-0 xl:flex-nowrap"
        />
        {inBar && wide === false ? null : (
          <div className={inBar ? "max-sm:hidden" : ""}>
            <WallCounter progress={progress} />
          </div>
        )}
      </div>
    </>
  );
}
