import type { RatingValue } from "@worthy/domain";
import { memo } from "react";
import { posterLabel } from "../../features/wall/posterLabel.ts";
import { RatedPoster } from "../../features/wall/RatedPoster.tsx";
import { RatingChip } from "../../features/wall/RatingChip.tsx";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { useLocale } from "../../locale/useLocale.ts";

export interface WallPosterProps {
  title: WallTitle;
  value: RatingValue | null;
  eager?: boolean;
  selected: boolean;
  /** Whether Tab reaches it: one of all posters, between which the arrow keys move. */
  reachable: boolean;
  /** The same for all posters, and stable between renders. */
  onSelect: (titleId: number) => void;
}

/**
 * One poster of the wall: pressing it selects it and never rates. Not rendered again when another
 * one is rated.
 */
export const WallPoster = memo(function WallPoster({
  title,
  value,
  eager = false,
  selected,
  reachable,
  onSelect,
}: WallPosterProps) {
  const locale = useLocale();
  const select = () => onSelect(title.id);
  return (
    <div className="relative">
      <button
        type="button"
        role="option"
        aria-selected={selected}
        tabIndex={reachable ? 0 : -1}
        data-wall-poster={title.id}
        aria-label={posterLabel(title, value, locale)}
        aria-keyshortcuts="L K M D S Z"
        onClick={select}
        onFocus={select}
        className="wall-poster peer"
      >
        <RatedPoster title={title} value={value} eager={eager} />
      </button>
      {value ? (
        <RatingChip
          key={value}
          value={value}
          className="inset-bs-2 inset-s-2 transition-transform peer-aria-selected:-translate-y-0.75"
        />
      ) : null}
    </div>
  );
});
