import { PosterWall } from "@worthy/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useInBrowserSoon } from "../../features/fields/useInBrowser.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { WallPoster, type WallActs } from "./WallPoster.tsx";

/** Posters above the fold of most windows. */
const EAGER = 10;

/**
 * The wall on wide windows. Its buttons do nothing before hydration and are most of its bytes, so
 * they are added then, in reserved room.
 */
export function WallGrid({
  titles,
  ratings,
}: {
  titles: readonly WallTitle[];
  ratings: WallRatings;
}) {
  const rateable = useInBrowserSoon();
  const latest = useRef(ratings);
  useLayoutEffect(() => void (latest.current = ratings));
  const [acts] = useState<WallActs>(() => ({
    rate: (...given) => latest.current.rate(...given),
    give: (...given) => latest.current.give(...given),
    undo: () => latest.current.undo(),
  }));
  return (
    <PosterWall density="large">
      {titles.map((title, index) => (
        <WallPoster
          key={title.id}
          title={title}
          value={ratings.of(title.id)}
          eager={index < EAGER}
          rateable={rateable}
          acts={acts}
        />
      ))}
    </PosterWall>
  );
}
