import { classNames, ErrorState, Icon, Skeleton } from "@worthy/ui";
import { Check } from "lucide-react";
import { GENRES } from "../../features/account/genres.ts";
import type { GenreChoice } from "../../features/account/useGenreChoice.ts";
import { SubjectImage } from "../../features/title/SubjectImage.tsx";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import selectionTexts from "./texts/selection.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

// Ten fill two or five columns, whatever is next to them.
const GRID = "grid grid-cols-2 gap-3 @3xl:grid-cols-5";

/** The ten genres as toggle tiles with their pictures. */
export function GenreTiles({ choice }: { choice: GenreChoice }) {
  const locale = useLocale();
  const t = useTexts(selectionTexts, shellTexts);
  if (choice.failed)
    return (
      <ErrorState
        heading={t("selection.genresFailed")}
        retry={{ label: t("shell.retry"), onPress: choice.retry }}
      />
    );
  if (!choice.known) {
    return (
      <output aria-label={t("shell.loading")} className="@container block">
        <span className={GRID}>
          {GENRES.map(({ genre }) => (
            <Skeleton key={genre} className="aspect-4/3 w-full" />
          ))}
        </span>
      </output>
    );
  }
  return (
    <div className="@container">
      <div className={GRID}>
        {GENRES.map(({ genre, label }) => {
          const on = choice.isChosen(genre);
          return (
            <button
              key={genre}
              type="button"
              aria-pressed={on}
              onClick={() => choice.toggle(genre)}
              className={classNames(
                "group relative isolate aspect-4/3 overflow-hidden rounded-sheet bg-raised text-start ring-1 ring-hairline transition-[box-shadow]",
                on && "outline-3 outline-offset-3 outline-ink focus-visible:outline-dashed",
              )}
            >
              <SubjectImage kind="genre" name={genre} />
              <span className="absolute inset-x-0 inset-be-0 flex min-h-11 items-center justify-between gap-2 bg-art-ink/90 px-3 text-base font-semibold text-art-paper">
                {nameOf(label, locale)}
                {on ? (
                  <span className="grid size-6 animate-land place-items-center rounded-full bg-art-paper text-art-ink">
                    <Icon of={Check} size={16} />
                  </span>
                ) : null}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
