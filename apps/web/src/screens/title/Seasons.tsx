import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

type Season = TitleInFull["seasons"][number];

/** Every season as a row of numbered seats. */
export function Seasons({ seasons }: { seasons: readonly Season[] }) {
  const t = useT();
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="font-display text-lg font-semibold">
        {t("title.seasons")}
      </h2>
      {seasons.map((season) => (
        <SeasonRow key={season.id} season={season} />
      ))}
    </section>
  );
}

function SeasonRow({ season }: { season: Season }) {
  const t = useT();
  const seats = Array.from({ length: season.episodeCount }, (_, index) => index + 1);
  return (
    <section className="mt-4" aria-labelledby={`season-${season.id}`}>
      <div className="flex items-baseline gap-2">
        <h3 id={`season-${season.id}`} className="font-semibold">
          {t("title.season", { number: season.seasonNumber })}
        </h3>
        <span className="text-ink-second">{season.year}</span>
        <span className="ms-auto text-sm text-ink-second">{t("title.episodes", { count: season.episodeCount })}</span>
      </div>
      {/* The count above says it all; the seats are for the eye until episodes can be ticked off. */}
      <div aria-hidden className="rail -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {seats.map((seat) => (
          <span key={seat} className="grid h-11 w-14 shrink-0 place-items-center rounded-sheet border border-hairline text-sm font-semibold text-ink-second">
            {seat}
          </span>
        ))}
      </div>
    </section>
  );
}
