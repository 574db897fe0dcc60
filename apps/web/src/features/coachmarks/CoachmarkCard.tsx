import type { Coachmark, CtaState } from "@worthy/domain";
import { Button, IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { CoachmarkAnchor } from "./findAnchor.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { placeCoachmark, type CoachmarkPlace } from "./placeCoachmark.ts";
import coachmarksTexts from "./texts/coachmarks.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const placeOf = (element: HTMLElement) =>
  placeCoachmark(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });

/** Follows an element while scrolling and resizing; null once it is gone. */
function useAnchorPlace(element: HTMLElement): CoachmarkPlace | null {
  const [place, setPlace] = useState<CoachmarkPlace | null>(() => placeOf(element));
  useEffect(() => {
    const follow = () => setPlace(element.isConnected ? placeOf(element) : null);
    const stop = new AbortController();
    for (const event of ["scroll", "resize"])
      addEventListener(event, follow, { signal: stop.signal, passive: true, capture: true });
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [element]);
  return place;
}

const WORDS = {
  "Watchlist Add Item": "watchlistAddItem",
  "View Toggle": "viewToggle",
  "Share 2": "share2",
  "Watchlist 2": "watchlist2",
  "Share 3": "share3",
} as const satisfies Record<Coachmark, string>;

/** Inverts its colours, including those of its buttons and focus. */
const CARD =
  "fixed z-40 rounded-sheet bg-fill p-4 ps-5 text-on-fill shadow-lifted transition-[opacity,translate] [--ink:var(--on-fill)] [--lifted:color-mix(in_srgb,var(--on-fill)_12%,var(--fill))] starting:translate-y-2 starting:opacity-0";

interface CoachmarkCardProps extends CoachmarkAnchor {
  /** Called with the outcome; without one if its element has gone. */
  onEnd: (state?: CtaState) => void;
}

/**
 * Points at one thing and explains it. Takes no focus and covers nothing for long: a tap, Escape,
 * or using the thing ends it.
 */
export function CoachmarkCard({ name, element, onEnd }: CoachmarkCardProps) {
  const t = useTexts(coachmarksTexts, shellTexts);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const place = useAnchorPlace(element);
  const end = (state: CtaState) => {
    // Focus inside moves to its element.
    if (card.current?.contains(document.activeElement))
      (element.matches("a, button")
        ? element
        : element.querySelector<HTMLElement>("a, button, select")
      )?.focus();
    onEnd(state);
  };
  const finish = useEffectEvent(end);
  const isGone = place === null;
  const gone = useEffectEvent(() => onEnd());
  useEffect(() => {
    const listeners = new AbortController();
    const leave = (event: KeyboardEvent) =>
      event.key === "Escape" && !event.defaultPrevented && finish("closed");
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
    <section
      ref={card}
      aria-labelledby={id}
      className={CARD}
      style={{ left, width, ...(top === null ? { bottom: bottom ?? 0 } : { top }) }}
    >
      <span
        aria-hidden
        className={`absolute size-3 rotate-45 bg-fill ${top === null ? "-bottom-1.5" : "-top-1.5"}`}
        style={{ left: tip - 6 }}
      />
      <div className="flex items-start justify-between gap-2">
        <div role="status" className="min-w-0">
          <h2 id={id} className="font-display text-lg font-bold">
            {t(`coachmarks.${word}`)}
          </h2>
          <p className="mt-1 text-sm text-pretty">{t(`coachmarks.${word}What`)}</p>
        </div>
        <IconButton
          icon={X}
          label={t("shell.close")}
          className="-me-2 -mt-2"
          onClick={() => end("closed")}
        />
      </div>
      <Button
        variant="quiet"
        className="-ms-5 mt-1 underline underline-offset-4"
        onClick={() => end("tapped")}
      >
        {t("coachmarks.gotIt")}
      </Button>
    </section>
  );
}
