import { Icon, PosterWall } from "@worthy/ui";
import { Heart } from "lucide-react";
import { passFocus } from "../../features/fields/passFocus.ts";
import { useUndoableRemove } from "../../features/rating/useUndoableRemove.ts";
import type { RatedTitle } from "../../features/rating/ratedTitles.ts";
import type { RatedTitles } from "../../features/rating/useRatedTitles.ts";
import { TitleCard } from "../../features/title/TitleCard.tsx";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import favesTexts from "./texts/faves.en.json" with { type: "json" };

const GRID_SIZES = "(min-width: 771px) 180px, 45vw";

/** Favourites as posters, each with a heart; pressing it removes the rating. */
export function FaveGrid({
  entries,
  rated,
}: {
  entries: readonly RatedTitle[];
  rated: RatedTitles;
}) {
  const locale = useLocale();
  const t = useTexts(favesTexts);
  const removeWithUndo = useUndoableRemove(rated);
  return (
    <PosterWall label={t("faves.heading")}>
      {entries.flatMap((entry, index) => {
        const { title } = entry;
        if (!title) return [];
        const remove = (button: HTMLElement) => {
          passFocus(button);
          removeWithUndo(entry, t("faves.removed", { name: title.name }));
        };
        return (
          <div key={entry.itemId} className="relative">
            {/* The heart replaces the score: loved titles need none. */}
            <TitleCard
              title={{ ...title, score: null }}
              caption={kindAndYear(title, locale)}
              eager={index < 6}
              sizes={GRID_SIZES}
            />
            <button
              type="button"
              aria-label={t("faves.remove", { name: title.name })}
              title={t("faves.remove", { name: title.name })}
              onClick={(event) => remove(event.currentTarget)}
              className="group/heart absolute inset-e-0 top-0 grid size-11 place-items-center rounded-full"
            >
              <span className="grid size-8 place-items-center rounded-full bg-[#f5efe4] text-[#12100e] shadow-lifted transition-transform group-hover/heart:scale-110 group-active/heart:scale-95">
                <Icon of={Heart} filled size={16} />
              </span>
            </button>
          </div>
        );
      })}
    </PosterWall>
  );
}
