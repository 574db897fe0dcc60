import { PosterWall } from "@worthy/ui";
import { useDeferredValue } from "react";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { WallPoster } from "./WallPoster.tsx";

/** Posters above the fold of most windows. */
const EAGER = 10;

/** The wall on wide windows. Its buttons do nothing before the page is alive, and are most of its bytes: they come then, into their place. */
export function WallGrid({ titles, ratings }: { titles: readonly WallTitle[]; ratings: WallRatings }) {
  const rateable = useDeferredValue(useInBrowser());
  return (
    <PosterWall density="large">
      {titles.map((title, index) => (
        <WallPoster
          key={title.id}
          title={title}
          value={ratings.of(title.id)}
          eager={index < EAGER}
          rateable={rateable}
          onRate={(value) => ratings.rate(title, value)}
          onGive={(value) => ratings.give(title, value)}
          onUndo={ratings.undo}
        />
      ))}
    </PosterWall>
  );
}
