import { useQuery } from "@tanstack/react-query";
import { Button, buttonClass, LiveRegion } from "@worthy/ui";
import { FormatSwitch } from "../../features/settings/FormatSwitch.tsx";
import { mood } from "../../messages/en/mood.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { MoodControls } from "./MoodControls.tsx";
import { MoodPicks } from "./MoodPicks.tsx";
import { moodPicksQuery } from "./moodQueries.ts";
import { useMoodFilters } from "./useMoodFilters.ts";

provideTexts({ mood });

/** In the mood: picks narrowed by how the evening should feel, live. */
export function MoodScreen() {
  const t = useT();
  const { filters, change, clear, narrowed } = useMoodFilters();
  const { data } = useQuery(moodPicksQuery(filters, 0));
  const count = data?.total;
  return (
    <div className="mx-auto grid w-full max-w-360 gap-x-14 gap-y-8 px-4 pt-6 md:pt-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:px-14">
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-bold tracking-tight">{t("mood.heading")}</h1>
        <p className="mt-2 mb-6 text-pretty text-ink-second">{t("mood.hint")}</p>
        <MoodControls filters={filters} onChange={change} />
      </div>
      <section id="mood-picks" aria-label={t("mood.results")} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
        <div className="mb-2 flex min-h-11 flex-wrap items-center gap-3">
          <p className="text-lg font-semibold tabular-nums">{count === undefined ? "" : t("mood.found", { count })}</p>
          {narrowed ? (
            <Button variant="quiet" onClick={clear}>
              {t("mood.clear")}
            </Button>
          ) : null}
          <span className="ms-auto">
            <FormatSwitch of="inTheMood" />
          </span>
        </div>
        <LiveRegion text={count === undefined ? "" : t("mood.found", { count })} />
        <MoodPicks filters={filters} onClear={narrowed ? clear : undefined} />
      </section>
      {narrowed && count ? (
        <div className="pointer-events-none sticky bottom-21 z-10 flex justify-center md:bottom-4 lg:hidden">
          <a href="#mood-picks" className={buttonClass("primary", "large", "pointer-events-auto shadow-lifted")}>
            {t("mood.see", { count })}
          </a>
        </div>
      ) : null}
    </div>
  );
}
