import { slugOf } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

/** Chips of a title: so many at most, of which so many are genres if there are moods too. */
const MOST_CHIPS = 5;
const GENRES = 2;

/** A title's genres and moods, each with its page to browse. */
export function Chips({ title: { genres, tags } }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(titleTexts);
  const moods = tags
    .filter(({ isMood }) => isMood)
    .map(({ key, label }) => ({ label, href: `/browse/mood/${key}` }));
  const ofGenres = genres.map((genre) => ({
    label: genre,
    href: `/browse/genre/${slugOf(genre)}`,
  }));
  const chips = [...ofGenres.slice(0, GENRES), ...moods, ...ofGenres.slice(GENRES)];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("title.moods")} className="flex flex-wrap gap-2">
      {chips.slice(0, MOST_CHIPS).map(({ label, href }) => (
        <li key={href}>
          <RouterLink href={href} className="chip-link">
            {nameOf(label, locale)}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

/** The prizes it has won. */
export function Awards({ title: { awards } }: { title: TitleInFull }) {
  const t = useTexts(titleTexts);
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards">
      <h2 id="awards" className="font-display text-lg font-semibold">
        {t("title.awards")}
      </h2>
      <ul className="mt-2 flex flex-col gap-1 text-ink-second">
        {awards.map((award) => (
          <li key={award}>{award}</li>
        ))}
      </ul>
    </section>
  );
}
