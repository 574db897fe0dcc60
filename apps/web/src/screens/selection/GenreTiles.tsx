import { classNames, ErrorState, Icon, Skeleton } from "@worthy/ui";
import { Check } from "lucide-react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { GENRES, type Genre } from "../../features/account/genres.ts";
import type { GenreChoice } from "../../features/account/useGenreChoice.ts";
import { backdropSources } from "../../features/title/backdropSources.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { artOfGenreQuery, artQuery, genreArt, type GenreArt } from "./genreArt.ts";
import selectionTexts from "./texts/selection.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

// Ten fill two or five columns, whatever is next to them.
const GRID = "grid grid-cols-2 gap-3 @3xl:grid-cols-5";
const SIZES = "(min-width: 771px) 230px, 45vw";

/** The ten genres as toggle tiles with art from the person's own picks. */
export function GenreTiles({ choice }: { choice: GenreChoice }) {
  const locale = useLocale();
  const t = useTexts(selectionTexts, shellTexts);
  const art = useGenreArt();
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
          const picture = art.get(genre)?.image.backdrop.url;
          const sources = picture ? backdropSources(picture) : null;
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
              {sources ? (
                <img
                  {...sources}
                  sizes={SIZES}
                  alt=""
                  loading="lazy"
                  className="absolute inset-0 -z-10 size-full object-cover transition-transform group-hover:scale-105"
                />
              ) : null}
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

/**
 * A picture for each genre: from the person's picks, or else from the first title of that genre.
 */
function useGenreArt(): ReadonlyMap<Genre, GenreArt> {
  const { data } = useQuery(artQuery);
  const picks = data?.recommendations ?? [];
  const art = genreArt(picks);
  const missing = data ? GENRES.filter(({ genre }) => !art.has(genre)) : [];
  const others = useQueries({ queries: missing.map(({ genre }) => artOfGenreQuery(genre)) });
  return missing.length === 0
    ? art
    : genreArt([...picks, ...others.flatMap((other) => other.data?.recommendations ?? [])]);
}
