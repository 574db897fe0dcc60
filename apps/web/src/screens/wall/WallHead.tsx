import { classNames } from "@worthy/ui";
import { WallCounter } from "../../features/wall/WallCounter.tsx";
import type { WallProgress } from "../../features/wall/wallProgress.ts";
import { WallWays } from "./WallWays.tsx";

interface WallHeadProps {
  heading: string;
  hint: string;
  /** Whether the hint is personal, and so shown on phones too. */
  personal?: boolean;
  progress: WallProgress;
  searchable: boolean;
  /** Whether other titles can be chosen for rating. */
  sources: boolean;
}

/** Above the posters: what to do, the progress, and ways to other titles. */
export function WallHead({
  heading,
  hint,
  personal = false,
  progress,
  searchable,
  sources,
}: WallHeadProps) {
  return (
    <>
      <h1 className="sr-only font-display text-2xl font-bold tracking-tight text-balance sm:not-sr-only">
        {heading}
      </h1>
      <p
        className={classNames("text-sm text-ink-second max-sm:mb-2", !personal && "max-sm:hidden")}
      >
        {hint}
      </p>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 sm:mt-1 sm:mb-3 sm:min-h-11">
        <WallCounter progress={progress} />
        <WallWays sources={sources} searchable={searchable} className="hidden sm:flex" />
      </div>
    </>
  );
}
