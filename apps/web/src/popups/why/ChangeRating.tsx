import { RatingControls } from "../../features/rating/RatingControls.tsx";
import type { TitleContribution } from "./waterfall.ts";

interface ChangeRatingProps {
  row: TitleContribution;
  onRated?: () => void;
}

/** The ratings of a row's title; its name is already above them. */
export function ChangeRating({ row, onRated }: ChangeRatingProps) {
  const { titleId: id, name, path } = row;
  return (
    <div className="[&_fieldset]:w-full [&_fieldset>p]:sr-only">
      <RatingControls
        title={{ id, name, nodeType: path.startsWith("/tv/") ? "tv" : "movie" }}
        tasteOnly
        onRated={onRated}
      />
    </div>
  );
}
