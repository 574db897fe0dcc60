import { Button, UiLink } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus, Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { LateDismiss } from "../../../features/notInterested/LateDismiss.tsx";
import { originalHome } from "../../../features/sources/originalHome.ts";
import { backdropSources } from "../../../features/title/backdropSources.ts";
import { Dot } from "../../../features/title/Dot.tsx";
import { FactLine } from "../../../features/title/FactLine.tsx";
import { useWatchlistToggle } from "../../../features/watchlists/adding/useWatchlistToggle.ts";
import { HERO_FRAME, HeroSkeleton } from "./HeroSkeleton.tsx";
import { HeroScore } from "./HeroScore.tsx";
import { SeenDialog } from "../../../features/rating/SeenDialog.tsx";
import type { Recommendation } from "../todayRows.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import { inLanguage } from "../../../locale/formats.ts";
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

const format = inLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }),
);
const never = () => () => {};

/**
 * The person's local date, e.g. `Friday, November 20`; null on the server, whose date may differ.
 */
function useDateline(): string | null {
  const locale = useLocale();
  return useSyncExternalStore(
    never,
    () => format(locale).format(Date.now()),
    () => null,
  );
}

/** Letters of a name that fits a phone in the largest type. */
const SHORT_NAME = 11;

interface TodayHeroProps {
  /** Null while loading. */
  pick: Recommendation | null;
  onSkip: () => void;
}

/** Tonight's pick, over its own art, with its reason and actions. */
export function TodayHero({ pick, onSkip }: TodayHeroProps) {
  const dateline = useDateline();
  return (
    <section className={HERO_FRAME}>
      {pick ? <Backdrop key={pick.id} url={pick.image.backdrop.url} /> : null}
      <div className="mx-auto max-w-332">
        <p className="min-h-5 text-sm md:text-ink-second">{dateline}</p>
        {pick ? <HeroPick pick={pick} onSkip={onSkip} /> : <HeroSkeleton />}
      </div>
    </section>
  );
}

/**
 * Phones show its middle under a veil: the smaller picture is as good there, and it is the largest
 * thing the page waits for.
 */
const BACKDROP_SIZES = "(min-width: 771px) 80vw, 360px";

function Backdrop({ url }: { url: string }) {
  const sources = backdropSources(url);
  if (sources === null) return null;
  return (
    <div aria-hidden className="absolute inset-0 -z-10 mx-auto max-w-400 overflow-hidden">
      <img
        {...sources}
        sizes={BACKDROP_SIZES}
        alt=""
        fetchPriority="high"
        className="absolute inset-e-0 inset-bs-0 h-full w-full object-cover object-[78%_0] md:w-4/5 md:object-top"
      />
      <div className="absolute inset-0 hidden bg-linear-to-r from-ground from-22% via-ground/75 via-42% to-transparent to-72% md:block rtl:bg-linear-to-l" />
      <div className="absolute inset-0 bg-linear-to-t from-ground from-4% via-ground/90 via-58% to-ground/10 to-92% md:via-transparent md:via-45% md:to-transparent" />
      {/* Keeps the top bar readable over any art. */}
      <div className="absolute inset-x-0 inset-bs-0 h-32 bg-linear-to-b from-ground/85 from-30% to-transparent" />
    </div>
  );
}

function HeroPick({ pick, onSkip }: { pick: Recommendation; onSkip: () => void }) {
  const locale = useLocale();
  const t = useTexts(titleTexts, todayTexts);
  const { on, toggle } = useWatchlistToggle(pick.id);
  const [seen, setSeen] = useState(false);
  const home = originalHome(pick, locale);
  return (
    <>
      <h2
        className={`mt-1 max-w-200 font-display font-bold tracking-tight text-balance wrap-break-word md:mt-2 md:text-3xl ${pick.name.length <= SHORT_NAME ? "text-3xl" : "text-2xl"}`}
      >
        <UiLink href={pick.path} className="rounded-sm">
          {pick.name}
        </UiLink>
      </h2>
      <p className="mt-2 text-sm text-ink-second md:mt-3 md:text-base">
        <FactLine facts={[t(`title.${pick.nodeType}`), pick.firstAirDate?.slice(0, 4)]} />
        {pick.maker ? (
          <span className="max-md:hidden">
            <Dot />
            {pick.maker}
          </span>
        ) : null}
        {home ? (
          <>
            <Dot />
            {home}
          </>
        ) : null}
      </p>
      <HeroScore pick={pick} />
      <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 md:mt-6 md:gap-3">
        <Button
          size="large"
          className="max-md:grow max-md:px-4"
          icon={on ? BookmarkCheck : BookmarkPlus}
          aria-pressed={on}
          onClick={() => toggle()}
        >
          {on ? t("title.onWatchlist") : t("title.addToWatchlist")}
        </Button>
        <Button
          size="large"
          variant="outline"
          className="max-md:px-5"
          icon={Check}
          onClick={() => setSeen(true)}
        >
          {t("today.seenIt")}
        </Button>
        <Button
          size="large"
          variant="quiet"
          className="max-md:-ms-4 max-md:px-4 max-md:text-sm"
          onClick={onSkip}
        >
          {t("today.notTonight")}
        </Button>
        <LateDismiss title={pick} as="word" />
      </div>
      <SeenDialog title={pick} open={seen} onClose={() => setSeen(false)} />
    </>
  );
}
