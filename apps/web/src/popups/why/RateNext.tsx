import { IMAGE_WIDTHS } from "@worthy/domain";
import { PosterImage } from "@worthy/ui";
import { useState } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { RatingControls } from "../../features/rating/RatingControls.tsx";
import { useRatings } from "../../features/rating/useRatings.ts";
import { kindAndYear, type TitleSummary } from "../../features/title/titleLabel.ts";
import { keepShown } from "./keepShown.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

/** Four segments in a third of the sheet's width; the title's name is already beside them. */
const COMPACT =
  "[&_fieldset>p]:sr-only [&_fieldset]:w-full md:[&_button]:min-w-0 md:[&_button]:px-0";

/**
 * Titles to rate to make the score more certain. Those rated here stay, so that the rating can be
 * changed, and the next one is added.
 */
export function RateNext({ titles }: { titles: readonly TitleSummary[] }) {
  const t = useTexts(whyTexts);
  const ratings = useRatings();
  const [before, setBefore] = useState<readonly TitleSummary[]>([]);
  const shown = keepShown(before, titles, (id) => ratings.of(id) !== null);
  if (shown.length !== before.length) setBefore(shown);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="rate-next" className="mt-8">
      <h3 id="rate-next" className="font-display text-lg font-semibold">
        {t("why.rateNext")}
      </h3>
      <ul className="mt-3 grid grid-cols-1 gap-5 md:grid-cols-3">
        {shown.map((title) => (
          <li key={title.id} className="flex gap-4 md:flex-col md:gap-2">
            <div className="flex shrink-0 items-end gap-3 @max-[12rem]:hidden">
              <RouterLink
                href={title.path}
                aria-label={title.name}
                className="block w-18 shrink-0 rounded-poster"
              >
                <PosterImage
                  src={imageAddress(title.image.poster.url, IMAGE_WIDTHS.poster)}
                  alt=""
                  fallback={title.name}
                />
              </RouterLink>
              <Words title={title} className="max-md:hidden" />
            </div>
            <div className="min-w-0 flex-1">
              <Words title={title} className="mb-2 md:hidden" />
              <div className={COMPACT}>
                <RatingControls title={title} tasteOnly />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ title, className }: { title: TitleSummary; className: string }) {
  const locale = useLocale();
  return (
    <div className={`min-w-0 ${className}`}>
      <p className="font-semibold wrap-break-word">{title.name}</p>
      <p className="text-sm text-ink-second">{kindAndYear(title, locale)}</p>
    </div>
  );
}
