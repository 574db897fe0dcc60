import type { KeyboardEvent } from "react";
import { gridFocus } from "./gridFocus.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { WallPoster } from "./WallPoster.tsx";
import type { WallTitle } from "../../features/wall/wallQuery.ts";

/** Posters above the fold of most windows. */
const EAGER = 10;

/** Moves the focus from poster to poster with the arrows. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const posters = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-wall-poster]")];
  const at = posters.findIndex((poster) => poster === event.target);
  if (at === -1) return;
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(" ").length;
  const next = gridFocus(event.key, at, { columns, count: posters.length });
  if (next === null) return;
  event.preventDefault();
  posters[next]?.focus();
}

/** The wall on wide windows. */
export function WallGrid({ titles, ratings }: { titles: readonly WallTitle[]; ratings: WallRatings }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the posters inside
    <ul onKeyDown={onArrow} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
      {titles.map((title, index) => (
        <li key={title.id}>
          <WallPoster
            title={title}
            value={ratings.of(title.id)}
            eager={index < EAGER}
            onRate={(value) => ratings.rate(title, value)}
            onGive={(value) => ratings.give(title, value)}
            onUndo={ratings.undo}
          />
        </li>
      ))}
    </ul>
  );
}
