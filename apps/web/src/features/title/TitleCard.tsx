import { PosterCard } from "@worthy/ui";
import { useProgress } from "../rating/useProgress.ts";
import { shownScore } from "../score/shownScore.ts";
import { useTrackOpened } from "./BlockContext.ts";
import { posterSources } from "./posterSources.ts";
import { kindAndYear, type CardTitle } from "./titleLabel.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../score/texts/score.en.json" with { type: "json" };

export interface TitleCardProps {
  title: CardTitle;
  /** The fact that the row is about; kind and year by default. */
  caption?: string;
  eager?: boolean;
  /** Its displayed width as in style sheets, if not a row's. */
  sizes?: string;
}

/** Width of posters in rows. */
const ROW_SIZES = "140px";

/** A title as a poster that links to its page, with its score if that may be shown. */
export function TitleCard({ title, caption, eager = false, sizes = ROW_SIZES }: TitleCardProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts);
  const progress = useProgress();
  const trackOpened = useTrackOpened();
  const shown = shownScore(title, progress);
  const score = shown && { ...shown, word: t(`score.${shown.tone}`) };
  const about = kindAndYear(title, locale);
  // The label contains the visible words, so that people who use voice control can name the card by
  // what they read.
  const what = caption ?? about;
  const isEarly = shown?.early === true;
  const seen = isEarly ? t("score.andNote", { word: t("score.early"), note: what }) : what;
  // A card has no room for both: an early guess takes the place of kind and year, which the poster tells.
  const early = isEarly && caption === undefined;
  const label = [
    title.name,
    what === about ? "" : about,
    score ? t("score.onCard", { score: score.value, word: score.word, caption: seen }) : seen,
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <PosterCard
      href={title.path}
      {...posterSources(title, sizes)}
      name={title.name}
      label={label}
      score={score}
      caption={early ? <span className="whitespace-normal">{t("score.early")}</span> : what}
      eager={eager}
      onClick={() => trackOpened(title.id)}
    />
  );
}
