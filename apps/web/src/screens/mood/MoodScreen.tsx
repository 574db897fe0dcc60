import { Button, buttonClass, LiveRegion } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { FormatSwitch } from "../../features/settings/FormatSwitch.tsx";
import { MoodControls } from "./MoodControls.tsx";
import { moodPicksQuery } from "./moodQueries.ts";
import { useMoodFilters } from "./useMoodFilters.ts";
import { useTexts } from "../../locale/useLocale.ts";
import type { MoodFilters } from "../../features/settings/localSettings.ts";
import { useListFormat } from "../../features/settings/useListFormat.ts";
import { PickPages } from "../expanded/PickPages.tsx";
import { MOOD_PAGE } from "./moodBody.ts";
import moodTexts from "./texts/mood.en.json" with { type: "json" };

/** In the mood: picks filtered live by how the evening should feel. */
export function MoodScreen() {
  const t = useTexts(moodTexts);
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
      <section
        id="mood-picks"
        aria-label={t("mood.results")}
        tabIndex={-1}
        className="min-w-0 scroll-mt-4 outline-none"
      >
        <div className="mb-2 flex min-h-11 flex-wrap items-center gap-3">
          <p className="text-lg font-semibold tabular-nums">
            {count === undefined ? "" : t("mood.found", { count })}
          </p>
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
          <a
            href="#mood-picks"
            className={buttonClass("primary", "large", "pointer-events-auto shadow-lifted")}
          >
            {t("mood.see", { count })}
          </a>
        </div>
      ) : null}
    </div>
  );
}

interface MoodPicksProps {
  filters: MoodFilters;
  onClear: (() => void) | undefined;
}

/** The remaining picks, best first. */
function MoodPicks({ filters, onClear }: MoodPicksProps) {
  const [format] = useListFormat("inTheMood");
  return (
    <PickPages
      of={JSON.stringify(filters)}
      query={(page) => moodPicksQuery(filters, page)}
      pageSize={MOOD_PAGE}
      format={format}
      narrow
      onClear={onClear}
    />
  );
}
