import type { RatingValue } from "@worthy/domain";
import { IconButton, PosterImage, UiLink } from "@worthy/ui";
import { X } from "lucide-react";
import { passFocus } from "../../features/fields/passFocus.ts";
import { MisleadingNote } from "../../features/rating/MisleadingNote.tsx";
import { kindOf, type RatedTitle } from "../../features/rating/ratedTitles.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { RatingSelect } from "./RatingSelect.tsx";
import { formatDay } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

interface HistoryRowProps {
  entry: RatedTitle;
  onChange: (value: RatingValue) => void;
  onRemove: () => void;
}

/** One rating: its title, when it was given, its value, and a button to remove it. */
export function HistoryRow({ entry, onChange, onRemove }: HistoryRowProps) {
  const locale = useLocale();
  const t = useTexts(ratingsTexts, titleTexts);
  const { title } = entry;
  const name = title?.name ?? t("ratings.gone");
  return (
    <li className="flex min-h-20 flex-wrap items-center gap-x-3 border-t border-hairline py-2 sm:flex-nowrap sm:gap-x-4">
      {title ? (
        <UiLink
          href={title.path}
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 rounded-poster sm:gap-4"
        >
          <span className="w-10 shrink-0">
            <PosterImage {...posterSources(title, "40px")} alt="" fallback="" />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold wrap-break-word">{name}</span>
            <span className="block text-sm text-ink-second">
              {kindAndYear(title, locale)} ·{" "}
              {t("ratings.rated", { date: formatDay(entry.updatedAt, locale) })}
            </span>
          </span>
        </UiLink>
      ) : (
        <span className="min-w-0 flex-[1_1_12rem] ps-13 text-ink-second sm:ps-14">
          {t(`title.${kindOf(entry)}`)} · {name}
        </span>
      )}
      {title ? <MisleadingNote title={title} /> : null}
      <span className="flex items-center gap-1 max-sm:ms-13">
        <RatingSelect name={name} value={entry.rating} onChange={onChange} />
        <IconButton
          icon={X}
          label={t("ratings.remove", { name })}
          onClick={(event) => (passFocus(event.currentTarget), onRemove())}
          className="sm:-me-2"
        />
      </span>
    </li>
  );
}
