import { useEffect, useId, useRef, useState } from "react";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Shorter stories are never cut, so they need no room for the button. */
const LONGEST_UNCUT = 90;

/** Three lines of the story, and a button for the rest if they cut it; all of it without scripts. */
export function Story({ title: { overview, logline } }: { title: TitleInFull }) {
  const t = useTexts(titleTexts);
  const id = useId();
  const lines = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  const story = overview || logline;
  useEffect(() => {
    const shown = lines.current;
    if (!shown || open) return;
    const watcher = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [open]);
  return (
    <div className="max-w-[62ch]">
      <p
        ref={lines}
        id={id}
        data-story
        className={open ? "" : "line-clamp-3 noscript:line-clamp-none"}
      >
        {story}
      </p>
      {story.length > LONGEST_UNCUT ? (
        <div className="min-h-11 noscript:hidden">
          {cut ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              {t(open ? "title.lessStory" : "title.fullStory")}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
