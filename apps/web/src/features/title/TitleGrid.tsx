import { TitleCard } from "./TitleCard.tsx";
import type { TitleSummary } from "./titleLabel.ts";

interface TitleGridProps<Title extends TitleSummary> {
  titles: readonly Title[];
  captionOf?: (title: Title) => string;
}

/** Titles as posters in rows that wrap. */
export function TitleGrid<Title extends TitleSummary>({ titles, captionOf }: TitleGridProps<Title>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-6 md:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]">
      {titles.map((title, index) => (
        <li key={title.id} className="min-w-0">
          <TitleCard title={title} caption={captionOf?.(title)} eager={index < 6} />
        </li>
      ))}
    </ul>
  );
}
