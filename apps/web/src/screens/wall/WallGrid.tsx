import { PosterWall } from "@worthy/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallSelection } from "../../features/wall/useWallSelection.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { WallPoster } from "./WallPoster.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** Posters above the fold of most windows. */
const EAGER = 10;

interface WallGridProps {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  selection: Pick<WallSelection, "selected" | "select">;
}

/** The wall on wide windows: a list box of posters, one of them selected. */
export function WallGrid({ titles, ratings, selection: { selected, select } }: WallGridProps) {
  const t = useTexts(wallTexts);
  const posters = useRef<HTMLDivElement>(null);
  const id = selected?.id ?? null;
  const reachable = id ?? titles.find((title) => ratings.of(title.id) === null)?.id;
  // A poster can get the focus before the page is hydrated; selected before early keys are replayed.
  useLayoutEffect(() => {
    const focused = posters.current?.querySelector<HTMLElement>("[data-wall-poster]:focus");
    if (focused) select(Number(focused.dataset["wallPoster"]));
  }, [select]);
  useEffect(() => {
    const poster =
      id === null
        ? null
        : posters.current?.querySelector<HTMLElement>(`[data-wall-poster="${id}"]`);
    if (!poster) return;
    // The focus follows the selection from the page and its posters, but is not taken from the bar's buttons.
    const focused = document.activeElement;
    if (focused?.contains(posters.current) || posters.current?.contains(focused))
      poster.focus({ preventScroll: true });
    poster.scrollIntoView({ block: "nearest" });
  }, [id]);
  return (
    <div ref={posters} data-free-keys>
      <PosterWall density="large" label={t("wall.posters")} selects>
        {titles.map((title, index) => (
          <WallPoster
            key={title.id}
            title={title}
            value={ratings.of(title.id)}
            eager={index < EAGER}
            selected={title.id === id}
            reachable={title.id === reachable}
            onSelect={select}
          />
        ))}
      </PosterWall>
    </div>
  );
}
