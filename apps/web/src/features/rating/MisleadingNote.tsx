import { buttonClass } from "@worthy/ui";
import { useMarkRating } from "./useMarkRating.ts";
import { useRatings } from "./useRatings.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "./texts/rating.en.json" with { type: "json" };

/** Where a rating misleads: says that it doesn't count for scores, and lets it count again. */
export function MisleadingNote({ title }: { title: { id: number; name: string } }) {
  const t = useTexts(ratingTexts);
  const mark = useMarkRating();
  const { misleading } = useRatings();
  if (!misleading.has(title.id)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-second">
      {t("rating.doesNotCount")}
      <button
        type="button"
        className={buttonClass("quiet", "medium", "px-2")}
        aria-label={t("rating.countOf", { name: title.name })}
        onClick={() => mark({ title, misleading: false })}
      >
        {t("rating.countIt")}
      </button>
    </p>
  );
}
