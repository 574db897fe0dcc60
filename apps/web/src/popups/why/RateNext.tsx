import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import { PosterImage } from "@worthy/ui";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { RatingControls } from "../../features/rating/RatingControls.tsx";
import { kindAndYear, type TitleSummary } from "../../features/title/titleLabel.ts";
import { useT } from "../../messages/useT.ts";

/** What to rate to make the score surer. */
export function RateNext({ titles }: { titles: readonly TitleSummary[] }) {
  const t = useT();
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="rate-next" className="mt-8">
      <h3 id="rate-next" className="font-display text-lg font-semibold">
        {t("why.rateNext")}
      </h3>
      <ul className="mt-3 flex flex-col gap-5">
        {titles.slice(0, 3).map((title) => (
          <li key={title.id} className="flex items-center gap-4">
            <RouterLink href={title.path} aria-label={title.name} className="block w-18 shrink-0 rounded-poster">
              <PosterImage src={imageUrl(title.image.poster.url, IMAGE_WIDTHS.poster)} alt="" fallback={title.name} />
            </RouterLink>
            <div className="min-w-0">
              <p className="truncate font-semibold">{title.name}</p>
              <p className="mb-2 text-sm text-ink-second">{kindAndYear(title, t)}</p>
              <RatingControls title={title} tasteOnly />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
