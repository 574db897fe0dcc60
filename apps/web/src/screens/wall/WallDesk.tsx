import type { ReactNode } from "react";
import { useWallKeys } from "../../features/wall/useWallKeys.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallSelection } from "../../features/wall/useWallSelection.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { AtWidth } from "../../features/width/AtWidth.tsx";
import { LookAround } from "./LookAround.tsx";
import { WallBar } from "./WallBar.tsx";
import { WallGrid } from "./WallGrid.tsx";

interface WallDeskProps {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  searchable: boolean;
  /** Below the last poster. */
  end: ReactNode;
  /** The picks, above the bar where there is no rail. */
  picks: ReactNode;
}

/** The wall on wide windows: a press selects a poster, and the bar or a key rates it and moves on. */
export function WallDesk({ titles, ratings, searchable, end, picks }: WallDeskProps) {
  const selection = useWallSelection(titles, ratings);
  const opening = useOpening() !== null;
  const first = titles.find(({ id }) => ratings.of(id) === null);
  useWallKeys({
    onAction: (action) => (action === "UNDO" ? selection.undo() : selection.rate(action)),
    onArrow: () => (first && !selection.selected ? selection.select(first.id) : undefined),
  });
  return (
    <div>
      <WallGrid titles={titles} ratings={ratings} selection={selection} />
      {end}
      {opening ? (
        <AtWidth range="below lg">
          <LookAround later={ratings.last !== null} className="mx-auto mt-4 flex w-fit" />
        </AtWidth>
      ) : null}
      <div className="sticky bottom-0 z-10 mt-4">
        <AtWidth range="below lg">{picks}</AtWidth>
        {/* As wide as the window beside the rail; posters fade out above it. */}
        <div className="relative -mx-4 border-t border-hairline bg-ground px-4 lg:-ms-14 lg:-me-12 lg:ps-14 lg:pe-12 lg:before:pointer-events-none lg:before:absolute lg:before:inset-x-0 lg:before:bottom-full lg:before:h-10 lg:before:bg-linear-to-t lg:before:from-ground lg:before:to-transparent">
          <WallBar
            selected={selection.selected}
            value={selection.selected && ratings.of(selection.selected.id)}
            onRate={selection.rate}
            searchable={searchable}
            undo={ratings.last ? selection.undo : null}
          />
        </div>
      </div>
    </div>
  );
}
