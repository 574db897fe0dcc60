import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, useId, useRef, type ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { IconButton } from "../IconButton.tsx";
import { moveFocusInRow } from "./moveFocusInRow.ts";
import { useRowEdges } from "./useRowEdges.ts";

export interface RowProps {
  heading: string;
  /** A small picture or mark before the heading. */
  lead?: ReactNode;
  /** A few words after the heading. */
  hint?: string | undefined;
  /** A link or button after the heading. */
  action?: ReactNode;
  /** Toggles that filter the row; next to the heading, or below it on narrow windows. */
  chips?: ReactNode;
  labels: { previous: string; next: string };
  /** Width class of an item, e.g. `w-34 sm:w-35`. */
  itemClass?: string;
  children: ReactNode;
}

/**
 * A heading and a horizontal list with snapping; scrolls by touch, wheel, buttons, arrow keys, Home
 * and End.
 */
export function Row({
  heading,
  lead,
  hint,
  action,
  chips,
  labels,
  itemClass = "w-34 sm:w-35",
  children,
}: RowProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const edges = useRowEdges(list);
  const scroll = (pages: number) => {
    const rail = list.current;
    if (!rail) return;
    const forward = getComputedStyle(rail).direction === "rtl" ? -1 : 1;
    rail.scrollBy({ left: pages * forward * rail.clientWidth * 0.9, behavior: "smooth" });
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div
        className={classNames(
          "flex min-h-11 items-center gap-3",
          chips ? "max-sm:flex-wrap" : "flex-wrap",
        )}
      >
        {lead}
        <h2
          id={id}
          className={classNames(
            "font-display text-lg font-semibold",
            chips ? "min-w-0 sm:shrink-0" : "min-w-0 leading-tight",
          )}
        >
          {heading}
        </h2>
        {hint ? <p className="text-sm text-ink-second">{hint}</p> : null}
        {chips ? (
          <div className="rail flex min-w-0 flex-1 gap-2 overflow-x-auto px-1 py-1 max-sm:order-last max-sm:-mx-4 max-sm:basis-[calc(100%+2rem)] max-sm:px-4">
            {chips}
          </div>
        ) : null}
        <div className="ms-auto flex items-center whitespace-nowrap">
          {action}
          {edges.overflows ? (
            <span className="hidden md:flex">
              <IconButton
                icon={ChevronLeft}
                label={labels.previous}
                className="rtl:-scale-x-100"
                disabled={edges.atStart}
                onClick={() => scroll(-1)}
              />
              <IconButton
                icon={ChevronRight}
                label={labels.next}
                className="rtl:-scale-x-100"
                disabled={edges.atEnd}
                onClick={() => scroll(1)}
              />
            </span>
          ) : null}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the links inside */}
      <ul
        ref={list}
        onKeyDown={(event) => moveFocusInRow(event.nativeEvent, event.currentTarget)}
        className={classNames(
          "rail poster-rail",
          edges.overflows && !edges.atEnd && "md:mask-r-from-[calc(100%-4rem)] rtl:md:mask-none",
        )}
      >
        {Children.map(children, (child) => (
          <li className={itemClass}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
