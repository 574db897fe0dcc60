import { useT } from "../../messages/useT.ts";
import { SeasonRow } from "./episodes/SeasonRow.tsx";
import { useSeenEpisodes } from "./episodes/useSeenEpisodes.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** With more seasons than this, only the one that goes on shows its seats from the start. */
const ALL_OPEN = 4;

/** Every season as a row of numbered seats, with what has been seen. */
export function Seasons({ title: { id, seasons } }: { title: TitleInFull }) {
  const t = useT();
  const lengths = seasons.map(({ seasonNumber, episodeCount }) => ({ number: seasonNumber, episodeCount }));
  const { state, mark } = useSeenEpisodes(id, lengths);
  const current = state.next?.season ?? seasons[0]?.seasonNumber;
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="font-display text-lg font-semibold">
        {t("title.seasons")}
      </h2>
      {seasons.map((season) => (
        <SeasonRow key={season.id} season={season} state={state} mark={mark} collapsible={seasons.length > ALL_OPEN} current={season.seasonNumber === current} />
      ))}
    </section>
  );
}
