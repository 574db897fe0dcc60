import { PosterImage, UiLink, WorthyRing } from "@worthy/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { ReasonText } from "../../../features/score/ReasonText.tsx";
import { ScoreWords } from "../../../popups/ScoreWords.tsx";
import { scoreWord } from "../../../features/score/scoreWord.ts";
import type { ShownScore } from "../../../features/score/shownScore.ts";
import { backdropSources } from "../../../features/title/backdropSources.ts";
import { FactLine } from "../../../features/title/FactLine.tsx";
import { posterUrl } from "../../../features/title/posterUrl.ts";
import { RevealedSources } from "./RevealedSources.tsx";
import type { Pick } from "../usePicks.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import scoreTexts from "../../../features/score/texts/score.en.json" with { type: "json" };
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };

interface RevealedPickProps {
  pick: Pick;
  shown: ShownScore | null;
  /** The line above the name. */
  lead: string;
  actions: ReactNode;
}

/** The pick over its own art: poster, name, score, reason, and where to watch it. */
export function RevealedPick({ pick, shown, lead, actions }: RevealedPickProps) {
  const t = useTexts(titleTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus before is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Backdrop url={pick.image.backdrop.url} />
      <div className="grid flex-1 content-center items-center gap-x-8 gap-y-4 py-2 sm:grid-cols-[minmax(0,30%)_minmax(0,1fr)] lg:grid-cols-[minmax(11rem,24.5rem)_minmax(0,1fr)] lg:gap-x-16">
        <p className="reveal-fade text-center text-base sm:hidden">{lead}</p>
        <div className="relative mx-auto w-[clamp(6.5rem,calc((100svh-34rem)*2/3),11.75rem)] sm:w-full">
          <span className="reveal-rise block">
            <PosterImage src={posterUrl(pick)} alt="" fallback={pick.name} eager />
          </span>
          {shown ? (
            <span className="absolute -inset-e-12 inset-bs-4 rounded-full bg-ground p-1.5 sm:hidden">
              <Ring shown={shown} size={92} />
            </span>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-3 sm:gap-5">
          <p className="reveal-fade text-lg text-ink-second max-sm:hidden">{lead}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl font-bold tracking-tight text-balance wrap-break-word outline-none lg:text-3xl"
          >
            <UiLink href={pick.path} className="rounded-sm">
              {pick.name}
            </UiLink>
          </h1>
          <p className="text-sm text-ink-second sm:text-base">
            <FactLine
              facts={[
                pick.originalName,
                t(`title.${pick.nodeType}`),
                pick.firstAirDate?.slice(0, 4),
                pick.maker,
              ]}
            />
          </p>
          <div className="flex items-center gap-6">
            {shown ? (
              <>
                <span className="max-lg:hidden">
                  <Ring shown={shown} size={140} />
                </span>
                <span className="max-sm:hidden lg:hidden">
                  <Ring shown={shown} size={92} />
                </span>
              </>
            ) : null}
            <div className="reveal-fade min-w-0 max-w-120">
              {pick.reason ? (
                <p className="text-lg text-pretty lg:text-[1.5rem]/9">
                  <ReasonText reason={pick.reason} />
                </p>
              ) : null}
              {shown ? <ScoreWords title={pick} shown={shown} /> : null}
            </div>
          </div>
          {actions}
          <RevealedSources pick={pick} />
        </div>
      </div>
    </>
  );
}

function Ring({ shown, size }: { shown: ShownScore; size: 140 | 92 }) {
  const locale = useLocale();
  const t = useTexts(scoreTexts);
  return (
    <WorthyRing
      score={shown.value}
      tone={shown.tone}
      size={size}
      label={t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })}
      fills
    />
  );
}

function Backdrop({ url }: { url: string }) {
  const sources = backdropSources(url);
  if (sources === null) return null;
  return (
    <div
      aria-hidden
      className="reveal-backdrop absolute inset-y-0 start-1/2 -z-10 w-screen -translate-x-1/2 overflow-hidden rtl:translate-x-1/2"
    >
      <img
        {...sources}
        sizes="(min-width: 771px) 100vw, 360px"
        alt=""
        className="absolute inset-e-0 inset-bs-0 h-3/5 w-full object-cover object-[78%_0] sm:h-full sm:object-top"
      />
      <div className="absolute inset-0 hidden bg-linear-to-r from-ground from-24% via-ground/90 via-60% to-ground/60 sm:block lg:via-ground/80 lg:via-50% lg:to-ground/20 rtl:bg-linear-to-l" />
      <div className="absolute inset-0 bg-linear-to-t from-ground from-42% via-ground/70 via-70% to-ground/50 sm:from-4% sm:via-transparent sm:via-40% sm:to-ground/30" />
    </div>
  );
}
