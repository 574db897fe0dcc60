import { slugOf } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { nameOf } from "../../messages/speech.ts";
import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Genres, moods, lists that it is on, and awards. */
export function MoreAbout({ title }: { title: TitleInFull }) {
  const t = useT();
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
                  {nameOf(genre)}
                </RouterLink>
              </li>
            ))}
            {title.tags.map(({ key, label }) => (
              <li key={key} className="trait">
                {nameOf(label)}
              </li>
            ))}
          </ul>
          <ul aria-label={t("title.lists")} className="mt-3 flex flex-wrap gap-x-5">
            {title.lists.map(({ id, name }) => (
              <li key={id}>
                <RouterLink href={`/lists/${id}`} className="list-link">
                  {nameOf(name)}
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
