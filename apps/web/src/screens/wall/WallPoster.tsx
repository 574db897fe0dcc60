import type { RatingValue } from "@worthy/domain";
import { memo, type KeyboardEvent } from "react";
import { posterLabel } from "../../features/wall/posterLabel.ts";
import { RatedPoster } from "../../features/wall/RatedPoster.tsx";
import { RatingChip } from "../../features/wall/RatingChip.tsx";
import { useTap } from "../../features/wall/useTap.ts";
import { wallAction } from "../../features/wall/wallKeys.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { WallRatingButtons } from "./WallRatingButtons.tsx";
import { useLocale } from "../../locale/useLocale.ts";

export type WallActs = Pick<WallRatings, "rate" | "give" | "undo">;

export interface WallPosterProps {
  title: WallTitle;
  value: RatingValue | null;
  eager?: boolean;
  /** Whether the buttons are rendered; their room always is. */
  rateable: boolean;
  /** Actions on ratings: the same for all posters, and stable between renders. */
  acts: WallActs;
}

/**
 * One poster of the wall: a tap, a key, or the buttons that open over it. Not re-rendered when
 * another one is rated.
 */
export const WallPoster = memo(function WallPoster({
  title,
  value,
  eager,
  rateable,
  acts,
}: WallPosterProps) {
  const locale = useLocale();
  const tap = useTap(value, (next) => acts.give(title, next));
  const onRate = (next: RatingValue) => acts.rate(title, next);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu's keys arrive here too, although the menu is elsewhere.
    const action =
      event.target instanceof Node && event.currentTarget.contains(event.target)
        ? wallAction(event)
        : null;
    if (action === null) return;
    event.preventDefault();
    if (action === "UNDO") acts.undo();
    else acts.give(title, action); // pressed again, it takes nothing back
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the controls inside
    <div onKeyDown={onKeyDown} className="group relative">
      <button
        type="button"
        data-wall-poster
        aria-label={posterLabel(title, value, locale)}
        aria-keyshortcuts="L K M D S Z"
        onClick={tap}
        className="wall-poster"
      >
        <RatedPoster title={title} value={value} eager={eager ?? false} />
        {value ? (
          <RatingChip
            key={value}
            value={value}
            className="absolute inset-bs-2 inset-s-2 group-has-focus-visible:invisible group-hover:invisible pointer-coarse:visible!"
          />
        ) : null}
      </button>
      {/* Transparent, not hidden, so that Tab reaches them. Below the poster without hover, because over it they would catch the second tap. */}
      <div className="wall-rates">
        {rateable ? <WallRatingButtons name={title.name} value={value} onRate={onRate} /> : null}
      </div>
    </div>
  );
});
