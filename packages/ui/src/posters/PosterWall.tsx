import { Children, type KeyboardEvent, type ReactNode } from "react";
import { nextInGrid } from "./nextInGrid.ts";

export interface PosterWallProps {
  /** `large` for posters to rate, `cards` for posters with a caption below. */
  density?: "large" | "cards";
  /** Accessible name of the list if no heading names it. */
  label?: string;
  /** Whether it is a list box: its items hold one option each. */
  selects?: boolean;
  children: ReactNode;
}

const GRID = {
  large: "grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4",
  cards:
    "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-6 md:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]",
} as const;

/**
 * Moves the focus between the items' first controls; other controls inside an item handle their own
 * keys.
 */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.children].map((item) =>
    item.querySelector<HTMLElement>("a, button"),
  );
  const at = controls.findIndex((control) => control === event.target);
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const style = getComputedStyle(event.currentTarget);
  const columns = style.gridTemplateColumns.split(" ").length;
  const next = nextInGrid(event.key, at, {
    columns,
    count: controls.length,
    forward: style.direction === "rtl" ? -1 : 1,
  });
  if (next === null) return;
  event.preventDefault();
  controls[next]?.focus();
}

/** Posters in rows that wrap, as many as fit; arrow keys move between them. */
export function PosterWall({
  density = "cards",
  label,
  selects = false,
  children,
}: PosterWallProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside
    <ul
      role={selects ? "listbox" : undefined}
      aria-label={label}
      onKeyDown={onArrow}
      className={GRID[density]}
    >
      {Children.map(children, (child) => (
        <li role={selects ? "none" : undefined} className="min-w-0">
          {child}
        </li>
      ))}
    </ul>
  );
}
