import { slugOf } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Genres, moods, awards, and the lists it is on. */
export function MoreAbout({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  return (
    <div className="flex flex-col gap-8">
      {title.genres.length + title.tags.length > 0 ? (
        <section aria-labelledby="moods">
          <h2 id="moods" className="font-display text-lg font-semibold">
            {t("title.moods")}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {title.genres.map((genre) => (
              <li key={genre}>
                <RouterLink href={`/browse/genre/${slugOf(genre)}`} className="trait trait-link">
                  {nameOf(genre, locale)}
                </RouterLink>
              </li>
            ))}
            {title.tags.map(({ key, label }) => (
              <li key={key} className="trait">
                {nameOf(label, locale)}
              </li>
            ))}
          </ul>
          <ul aria-label={t("title.lists")} className="mt-3 flex flex-wrap gap-x-5">
            {title.lists.map(({ id, name }) => (
              <li key={id}>
                <RouterLink href={`/lists/${id}`} className="list-link">
                  {nameOf(name, locale)}
                </RouterLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {title.awards.length > 0 ? (
        <section aria-labelledby="awards">
          <h2 id="awards" className="font-display text-lg font-semibold">
            {t("title.awards")}
          </h2>
          <ul className="mt-2 flex flex-col gap-1 text-ink-second">
            {title.awards.map((award) => (
              <li key={award}>{award}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
