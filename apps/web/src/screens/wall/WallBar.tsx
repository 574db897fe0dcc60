import type { RatingValue } from "@worthy/domain";
import { Icon, IconButton, Kbd, PosterImage, ratingIcons } from "@worthy/ui";
import { Plus, Undo2 } from "lucide-react";
import { FindTitle } from "./FindTitle.tsx";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { POSTER_KEYS } from "../../features/wall/wallKeys.ts";
import type { WallTitle } from "../../features/wall/wallQuery.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const RATING_KEYS = POSTER_KEYS.flatMap(([key, action]) =>
  action === "UNDO" ? [] : [{ key, action }],
);

interface WallBarProps {
  selected: WallTitle | null;
  value: RatingValue | null;
  onRate: (value: RatingValue) => void;
  searchable: boolean;
  /** Takes the last rating back, where there is no rail that does; null if there is none. */
  undo: (() => void) | null;
}

/** Below the wall, always there: the selected title with its five ratings. */
export function WallBar({ selected, value, onRate, searchable, undo }: WallBarProps) {
  const t = useTexts(ratingTexts, shellTexts, wallTexts);
  return (
    <div className="flex h-26 items-center gap-4">
      {selected ? (
        <SelectedTitle title={selected} />
      ) : (
        <>
          <span
            aria-hidden
            className="grid aspect-2/3 w-11 shrink-0 place-items-center rounded-poster border border-dashed border-edge text-ink-second"
          >
            <Icon of={Plus} size={18} />
          </span>
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-semibold">{t("wall.pickPoster")}</span>
            <span className="text-ink-second">{t("wall.nothingRated")}</span>
          </p>
        </>
      )}
      {undo ? (
        <IconButton icon={Undo2} label={t("shell.undo")} onClick={undo} className="lg:hidden" />
      ) : null}
      {searchable ? <FindTitle as={selected ? "icon" : "button"} /> : null}
      {selected ? (
        <fieldset
          aria-label={t("rating.rate", { name: selected.name })}
          className="flex shrink-0 rounded-sheet border border-hairline bg-raised p-1.5"
        >
          {RATING_KEYS.map(({ key, action }) => (
            <button
              key={key}
              type="button"
              aria-pressed={action === value}
              aria-keyshortcuts={key.toUpperCase()}
              onClick={() => onRate(action)}
              className="wall-rate"
            >
              <Icon of={ratingIcons[action]} size={18} filled={action === value} />
              {t(`rating.${action}`)}
              <span aria-hidden className="hidden xl:inline">
                <Kbd>{key.toUpperCase()}</Kbd>
              </span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function SelectedTitle({ title }: { title: WallTitle }) {
  const locale = useLocale();
  const t = useTexts(wallTexts);
  const suggested =
    title.suggestedBy === undefined ? [] : [t("wall.likeTitle", { name: title.suggestedBy })];
  return (
    <>
      <span className="w-11 shrink-0">
        <PosterImage src={posterUrl(title)} alt="" fallback="" eager />
      </span>
      <p className="min-w-0 flex-1">
        <span className="line-clamp-2 font-display text-base/5 font-semibold wrap-break-word">
          {title.name}
        </span>
        <span className="line-clamp-2 text-sm text-ink-second">
          {[kindAndYear(title, locale), ...suggested].join(" · ")}
        </span>
      </p>
    </>
  );
}
