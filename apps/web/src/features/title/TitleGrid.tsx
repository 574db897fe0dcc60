import { PosterWall } from "@worthy/ui";
import { TitleCard } from "./TitleCard.tsx";
import type { TitleSummary } from "./titleLabel.ts";

const GRID_SIZES = "(min-width: 771px) 180px, 45vw";

interface TitleGridProps<Title extends TitleSummary> {
  titles: readonly Title[];
  captionOf?: (title: Title) => string;
}

/** Titles as posters in rows that wrap. */
export function TitleGrid<Title extends TitleSummary>({ titles, captionOf }: TitleGridProps<Title>) {
  return (
    <PosterWall>
      {titles.map((title, index) => (
        <TitleCard key={title.id} title={title} caption={captionOf?.(title)} eager={index < 6} sizes={GRID_SIZES} />
      ))}
    </PosterWall>
  );
}
