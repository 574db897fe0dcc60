import { Button, buttonClass, Icon, Kbd, LiveRegion, Skeleton, UiLink } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus, CornerDownLeft, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { SeenDialog } from "../../../features/rating/SeenDialog.tsx";
import { useRatings } from "../../../features/rating/useRatings.ts";
import { isFreeKey } from "../../../features/shortcuts/isFreeKey.ts";
import { withinSentence } from "../../../locale/withinSentence.ts";
import { shownScore, type ShownScore } from "../../../features/score/shownScore.ts";
import type { OnboardingEnd } from "../../../features/wall/useOnboardingEnd.ts";
import { setRevealing } from "../../../features/wall/revealing.ts";
import { useWallKeys } from "../../../features/wall/useWallKeys.ts";
import { useWatchlistToggle } from "../../../features/watchlists/adding/useWatchlistToggle.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { Logo } from "../../../shell/Logo.tsx";
import { RevealedPick } from "./RevealedPick.tsx";
import { useSettledPick } from "./useSettledPick.ts";
import { usePicks, type Pick } from "../usePicks.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import scoreTexts from "../../../features/score/texts/score.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };
import todayTexts from "../../today/texts/today.en.json" with { type: "json" };
import wallTexts from "../../../features/wall/texts/wall.en.json" with { type: "json" };

/** A first pick below this is called a guess, and rating on is the way to better ones. */
const CONVINCING = 70;
const NEXT_UP = 2;

export interface RevealProps {
  end: OnboardingEnd;
  /** When the last rating was given, in milliseconds. */
  endedAt: number;
  /** Takes the last rating back, and leads to the wall again. */
  undo: () => void;
}

/** Replaces the wall after the sixth rating: the first pick fills the screen. */
export function Reveal({ end: { keepRating }, endedAt, undo }: RevealProps) {
  const locale = useLocale();
  const t = useTexts(shellTexts, wallTexts);
  const { pick, next } = useSettledPick(endedAt);
  const { progress } = useRatings();
  const shown = pick && shownScore(pick, progress);
  useEffect(() => {
    setRevealing(true);
    scrollTo(0, 0); // what was there before is longer
    return () => setRevealing(false);
  }, []);
  useWallKeys({ onAction: (action) => (action === "UNDO" ? undo() : undefined) });
  const unconvincing = shown !== null && shown.value < CONVINCING;
  return (
    <section
      aria-label={t("wall.firstPick")}
      className="relative isolate mx-auto flex min-h-svh w-full max-w-360 flex-col px-4 pb-8 sm:px-8 lg:px-14"
    >
      <header className="flex min-h-16 items-center gap-2 sm:min-h-18">
        <RouterLink
          href="/"
          aria-label={t("shell.home", { product: locale.productName })}
          className="inline-flex min-h-11 items-center rounded-full max-sm:hidden"
        >
          <Logo name={locale.productName} />
        </RouterLink>
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={undo}
          className="me-auto max-sm:-ms-3 max-sm:px-3 sm:ms-auto sm:me-0"
        >
          <span className="sm:hidden">{t("shell.undo")}</span>
          <span className="max-sm:hidden">{t("wall.undoLast")}</span>
          <span aria-hidden className="max-sm:hidden">
            <Kbd>Z</Kbd>
          </span>
        </Button>
        <Button
          variant={unconvincing ? "primary" : "quiet"}
          onClick={keepRating}
          className={unconvincing ? undefined : "-me-5"}
        >
          {t("wall.keepRating")}
        </Button>
      </header>
      {pick ? (
        <RevealedPick
          key={pick.id}
          pick={pick}
          shown={shown}
          lead={t(unconvincing ? "wall.firstGuess" : "wall.sixAndPick")}
          actions={<Actions pick={pick} quiet={unconvincing} onSeen={next} />}
        />
      ) : (
        <RevealSkeleton />
      )}
      <NextUp after={pick?.id ?? null} />
      <PickNews pick={pick} shown={shown} />
    </section>
  );
}

/** The two picks after this one, the better score first, on wide windows. */
function NextUp({ after }: { after: number | null }) {
  const t = useTexts(wallTexts);
  const { progress } = useRatings();
  const further = (usePicks() ?? [])
    .filter(({ pick }) => pick.id !== after)
    .slice(0, NEXT_UP)
    .toSorted((a, b) => (b.pick.score ?? 0) - (a.pick.score ?? 0));
  if (after === null || further.length === 0) return null;
  return (
    <p className="text-sm text-ink-second max-sm:hidden">
      {t("wall.nextUp")}{" "}
      {further.map(({ pick }, at) => (
        <span key={pick.id}>
          {at === 0 ? "" : ", "}
          {pick.name} <b className="text-ink">{shownScore(pick, progress)?.value}</b>
        </span>
      ))}
    </p>
  );
}

function PickNews({ pick, shown }: { pick: Pick | null; shown: ShownScore | null }) {
  const t = useTexts(scoreTexts, wallTexts);
  const text =
    pick && shown
      ? t("wall.firstPickIs", {
          name: pick.name,
          score: shown.value,
          word: withinSentence(t(`score.${shown.tone}`)),
        })
      : "";
  return <LiveRegion text={text} />;
}

interface ActionsProps {
  pick: Pick;
  /** Whether another button is the main one. */
  quiet: boolean;
  onSeen: () => void;
}

/** On to Today, the watchlist, and "Seen it", which asks how it was and shows the next pick. */
function Actions({ pick, quiet, onSeen }: ActionsProps) {
  const t = useTexts(titleTexts, todayTexts, wallTexts);
  const { on, toggle } = useWatchlistToggle(pick.id);
  const [asking, ask] = useState(false);
  const { of } = useRatings();
  const isRated = of(pick.id) !== null;
  const navigate = useNavigate();
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const isFree = event.target === document.body || event.target instanceof HTMLHeadingElement;
    if (event.key === "Enter" && isFree && isFreeKey(event)) void navigate("/home/");
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (isRated) seen();
  }, [isRated]);
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
      <UiLink href="/home/" className={buttonClass(quiet ? "outline" : "primary", "large")}>
        {t("wall.tonightsPicks")}
        <span aria-hidden className="max-sm:hidden">
          <Icon of={CornerDownLeft} size={18} />
        </span>
      </UiLink>
      <Button
        variant="outline"
        size="large"
        icon={on ? BookmarkCheck : BookmarkPlus}
        aria-pressed={on}
        onClick={() => toggle()}
      >
        {t(on ? "title.onWatchlist" : "wall.saveForLater")}
      </Button>
      <Button variant="quiet" onClick={() => ask(true)} className="underline underline-offset-4">
        {t("today.seenIt")}
      </Button>
      <SeenDialog title={pick} open={asking} onClose={() => ask(false)} />
    </div>
  );
}

function RevealSkeleton() {
  return (
    <div className="grid flex-1 content-center gap-8 sm:grid-cols-[minmax(0,24.5rem)_1fr] sm:gap-16">
      <Skeleton className="mx-auto aspect-2/3 w-44 sm:w-full" />
      <div className="flex flex-col justify-center gap-5">
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  );
}
