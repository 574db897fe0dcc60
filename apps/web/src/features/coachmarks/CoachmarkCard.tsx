import type { Coachmark, CtaState } from "@worthy/domain";
import { Button, IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { coachmarks } from "../../messages/en/coachmarks.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import type { CoachmarkAnchor } from "./findAnchor.ts";
import { useAnchorPlace } from "./useAnchorPlace.ts";

provideTexts({ coachmarks });

const WORDS = {
  "Watchlist Add Item": "watchlistAddItem",
  "View Toggle": "viewToggle",
  "Share 2": "share2",
  "Watchlist 2": "watchlist2",
  "Share 3": "share3",
} as const satisfies Record<Coachmark, string>;

/** The colours are turned round in it, those of its buttons and of the focus too. */
const CARD =
  "fixed z-40 rounded-sheet bg-fill p-4 ps-5 text-on-fill shadow-lifted transition-[opacity,translate] [--ink:var(--on-fill)] [--lifted:color-mix(in_srgb,var(--on-fill)_12%,var(--fill))] starting:translate-y-2 starting:opacity-0";

interface CoachmarkCardProps extends CoachmarkAnchor {
  /** With what became of it; without where what it was about has gone. */
  onEnd: (state?: CtaState) => void;
}

/** Points at one thing and says what it is good for. It takes no focus and covers nothing for long: a tap, Escape, or using the thing ends it. */
export function CoachmarkCard({ name, element, onEnd }: CoachmarkCardProps) {
  const t = useT();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const place = useAnchorPlace(element);
  const end = (state: CtaState) => {
    // Whoever was in here goes on at what it was about.
    if (card.current?.contains(document.activeElement)) (element.matches("a, button") ? element : element.querySelector<HTMLElement>("a, button, select"))?.focus();
    onEnd(state);
  };
  const finish = useEffectEvent(end);
  const isGone = place === null;
  const gone = useEffectEvent(() => onEnd());
  useEffect(() => {
    const listeners = new AbortController();
    const leave = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && finish("closed");
    addEventListener("keydown", leave, listeners);
    element.addEventListener("click", () => finish("converted"), listeners);
    return () => listeners.abort();
  }, [element]);
  useEffect(() => {
    if (isGone) gone();
  }, [isGone]);
  if (!place) return null;
  const { left, top, bottom, width, tip } = place;
  const word = WORDS[name];
  return (
    <section ref={card} aria-labelledby={id} className={CARD} style={{ left, width, ...(top === null ? { bottom: bottom ?? 0 } : { top }) }}>
      <span aria-hidden className={`absolute size-3 rotate-45 bg-fill ${top === null ? "-bottom-1.5" : "-top-1.5"}`} style={{ left: tip - 6 }} />
      <div className="flex items-start justify-between gap-2">
        <div role="status" className="min-w-0">
          <h2 id={id} className="font-display text-lg font-bold">
            {t(`coachmarks.${word}`)}
          </h2>
          <p className="mt-1 text-sm text-pretty">{t(`coachmarks.${word}What`)}</p>
        </div>
        <IconButton icon={X} label={t("shell.close")} className="-me-2 -mt-2" onClick={() => end("closed")} />
      </div>
      <Button variant="quiet" className="-ms-5 mt-1 underline underline-offset-4" onClick={() => end("tapped")}>
        {t("coachmarks.gotIt")}
      </Button>
    </section>
  );
}
