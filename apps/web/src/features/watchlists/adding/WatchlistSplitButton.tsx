import { Icon } from "@worthy/ui";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { MissingHere } from "../../failures/MissingHere.tsx";
import type { ListChoicesProps } from "./ListChoices.tsx";
import { useWatchlistToggle } from "./useWatchlistToggle.ts";
import { WatchlistButton } from "./WatchlistButton.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import titleTexts from "../../title/texts/title.en.json" with { type: "json" };

/** As high as one list. */
const ListChoices = deferredComponent<ListChoicesProps>(
  () => import("./ListChoices.tsx").then((file) => file.ListChoices),
  () => <div className="h-11" />,
  MissingHere,
);

const HALF = "grid min-h-12 w-12 shrink-0 place-items-center rounded-e-full transition-colors";

/** One tap for the default watchlist, and next to it a choice of all the person's lists. */
export function WatchlistSplitButton({ title }: { title: { id: number; name: string } }) {
  const t = useTexts(titleTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { on } = useWatchlistToggle(title.id);
  useEffect(() => {
    if (!open) return;
    const over = new AbortController();
    const leave = ({ target }: Event) =>
      target instanceof Node && !box.current?.contains(target) && setOpen(false);
    for (const event of ["pointerdown", "focusin"])
      document.addEventListener(event, leave, { signal: over.signal });
    return () => over.abort();
  }, [open]);
  const close = () => (setOpen(false), opener.current?.focus());
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the buttons inside
    <div
      ref={box}
      data-coachmark="Watchlist Add Item"
      className="relative"
      onKeyDown={(event) => event.key === "Escape" && open && (event.stopPropagation(), close())}
    >
      <div className="flex gap-0.5">
        <WatchlistButton
          title={title}
          className="min-w-0 flex-1 rounded-e-none px-2! max-sm:gap-1.5 max-sm:px-1! max-sm:text-sm"
        />
        <button
          ref={opener}
          type="button"
          aria-label={t("title.chooseList")}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={`${HALF} ${on ? "border border-edge text-ink hover:border-ink" : "bg-fill text-on-fill hover:bg-fill-hover"}`}
        >
          <Icon of={ChevronDown} />
        </button>
      </div>
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 z-20 scroll-mb-24 max-md:bottom-full max-md:mb-2 md:top-full md:mt-2 rounded-sheet border border-hairline bg-raised p-1.5 shadow-lifted"
      >
        {open ? <ListChoices title={title} /> : null}
      </div>
    </div>
  );
}
