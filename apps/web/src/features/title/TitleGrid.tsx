import { PosterWall } from "@worthy/ui";
import type { ComponentType } from "react";
import { TitleCard, type TitleCardProps } from "./TitleCard.tsx";
import type { TitleSummary } from "./titleLabel.ts";

const GRID_SIZES = "(min-width: 771px) 180px, 45vw";

interface TitleGridProps<Title extends TitleSummary> {
  titles: readonly Title[];
  /** The component for each title. */
  Card?: ComponentType<TitleCardProps>;
  captionOf?: (title: Title) => string;
}

/** Titles as posters in rows that wrap. */
export function TitleGrid<Title extends TitleSummary>({
  titles,
  Card = TitleCard,
  captionOf,
}: TitleGridProps<Title>) {
  return (
    <PosterWall>
      {titles.map((title, index) => (
        <Card
          key={title.id}
          title={title}
          {...(captionOf ? { caption: captionOf(title) } : {})}
          eager={index < 6}
          sizes={GRID_SIZES}
        />
      ))}
    </PosterWall>
  );
}
