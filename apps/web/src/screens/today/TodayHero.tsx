import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import { Button, Skeleton, UiLink } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus, Check } from "lucide-react";
import { useState } from "react";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { useWatchlistToggle } from "../../features/watchlist/useWatchlistToggle.ts";
import { useT } from "../../messages/useT.ts";
import { HeroScore } from "./HeroScore.tsx";
import { SeenDialog } from "./SeenDialog.tsx";
import type { Recommendation } from "./todayRows.ts";
import { useDateline } from "./useDateline.ts";

interface TodayHeroProps {
  /** Null while it is on its way. */
  pick: Recommendation | null;
  onSkip: () => void;
}

/** The one pick of tonight, over its own art, with its reason and what to do about it. */
export function TodayHero({ pick, onSkip }: TodayHeroProps) {
  const dateline = useDateline();
  return (
    <section className="relative -mt-18 min-h-116 px-4 pt-42 md:pt-24 lg:px-14">
      {pick ? <Backdrop key={pick.id} url={imageUrl(pick.image.backdrop.url, IMAGE_WIDTHS.backdrop)} /> : null}
      <div className="mx-auto max-w-332">
        <p className="min-h-5 text-sm md:text-ink-second">{dateline}</p>
        {pick ? <HeroPick pick={pick} onSkip={onSkip} /> : <HeroSkeleton />}
      </div>
    </section>
  );
}

function Backdrop({ url }: { url: string | null }) {
  if (!url) return null;
  return (
    <div aria-hidden className="absolute inset-0 -z-10 mx-auto max-w-400 overflow-hidden">
      <img src={url} alt="" fetchPriority="high" className="absolute inset-e-0 inset-bs-0 h-full w-full object-cover object-top md:w-4/5" />
      <div className="absolute inset-0 hidden bg-linear-to-r from-ground from-22% via-ground/75 via-42% to-transparent to-72% md:block rtl:bg-linear-to-l" />
      <div className="absolute inset-0 bg-linear-to-t from-ground from-4% via-ground/90 via-58% to-ground/10 to-92% md:via-transparent md:via-45% md:to-transparent" />
      {/* Keeps what stands in the top bar readable over any art. */}
      <div className="absolute inset-x-0 inset-bs-0 h-32 bg-linear-to-b from-ground/85 from-30% to-transparent" />
    </div>
  );
}

function HeroPick({ pick, onSkip }: { pick: Recommendation; onSkip: () => void }) {
  const t = useT();
  const { on, toggle } = useWatchlistToggle(pick.id);
  const [seen, setSeen] = useState(false);
  const home = pick.providers.find((provider) => provider.sourceTypes.includes("ORIGINAL"))?.name;
  const facts = [kindAndYear(pick, t), pick.maker, home ? t("today.home", { name: home }) : null].filter(Boolean).join(" · ");
  return (
    <>
      <h2 className="mt-1 max-w-200 font-display text-2xl font-bold tracking-tight text-balance wrap-break-word md:text-3xl">
        <UiLink href={pick.path} className="rounded-sm">
          {pick.name}
        </UiLink>
      </h2>
      <p className="mt-2 text-sm text-ink-second md:text-base">{facts}</p>
      <HeroScore pick={pick} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" icon={on ? BookmarkCheck : BookmarkPlus} aria-pressed={on} onClick={() => toggle()}>
          {on ? t("title.onWatchlist") : t("title.addToWatchlist")}
        </Button>
        <Button size="large" variant="outline" icon={Check} onClick={() => setSeen(true)}>
          {t("today.seenIt")}
        </Button>
        <Button size="large" variant="quiet" onClick={onSkip}>
          {t("today.notTonight")}
        </Button>
      </div>
      <SeenDialog title={pick} open={seen} onClose={() => setSeen(false)} />
    </>
  );
}

function HeroSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-11 w-72 max-w-full md:h-16 md:w-120" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 flex items-center gap-5">
        <Skeleton className="size-19 rounded-full md:size-23" />
        <Skeleton className="h-7 w-64" />
      </div>
      <Skeleton className="mt-6 h-12 w-52 rounded-full" />
    </>
  );
}
