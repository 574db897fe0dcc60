import { Button, Icon } from "@worthy/ui";
import { CheckCheck, ChevronDown, Undo2 } from "lucide-react";
import { useState } from "react";
import { useSeenEpisodes } from "../../features/episodes/useSeenEpisodes.ts";
import { useUndoableMark } from "../../features/episodes/useUndoableMark.ts";
import { SeasonRow } from "./episodes/SeasonRow.tsx";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** With more seasons or episodes than these, only the current season shows its seats initially. */
const ALL_OPEN = { seasons: 4, episodes: 60 } as const;

/**
 * Every season as a row of numbered seats showing what has been seen, and a button for the whole
 * show.
 */
export function Seasons({ title: { id, name, seasons } }: { title: TitleInFull }) {
  const t = useTexts(titleTexts);
  const lengths = seasons.map(({ seasonNumber, episodeCount }) => ({
    number: seasonNumber,
    episodeCount,
  }));
  const folds =
    seasons.length > ALL_OPEN.seasons ||
    lengths.reduce((sum, { episodeCount }) => sum + episodeCount, 0) > ALL_OPEN.episodes;
  const { state, mark } = useSeenEpisodes(id, lengths);
  const markWithUndo = useUndoableMark({ name, state, mark });
  const [open, setOpen] = useState(state.next !== null);
  const current = state.next?.season ?? seasons[0]?.seasonNumber;
  return (
    <section aria-labelledby="seasons">
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3">
          <h2 id="seasons" className="font-display text-lg font-semibold">
            {t("title.seasons")}
          </h2>
          <span className="text-sm text-ink-second">
            {t("title.seasonsCount", { count: seasons.length })}
          </span>
          <span aria-hidden className="ms-auto transition-transform group-open:rotate-180">
            <Icon of={ChevronDown} />
          </span>
        </summary>
        <Button
          variant="quiet"
          icon={state.whole ? Undo2 : CheckCheck}
          className="-ms-3 px-3"
          onClick={() => markWithUndo({ seen: !state.whole })}
        >
          {t(state.whole ? "title.markAllUnseen" : "title.markAllSeen")}
        </Button>
        {seasons.map((season) => (
          <SeasonRow
            key={season.id}
            season={season}
            state={state}
            mark={mark}
            markWithUndo={markWithUndo}
            collapsible={folds}
            current={season.seasonNumber === current}
          />
        ))}
      </details>
    </section>
  );
}
