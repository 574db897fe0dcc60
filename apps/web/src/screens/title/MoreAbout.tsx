import { useT } from "../../messages/useT.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** Genres, moods and awards. */
export function MoreAbout({ title }: { title: TitleInFull }) {
  const t = useT();
  const words = [...title.genres, ...title.tags.map(({ label }) => label)];
  return (
    <div className="flex flex-col gap-8">
      {words.length > 0 ? (
        <section aria-labelledby="moods">
          <h2 id="moods" className="font-display text-lg font-semibold">
            {t("title.moods")}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word} className="rounded-full border border-hairline px-3 py-1 text-sm text-ink-second">
                {word}
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
