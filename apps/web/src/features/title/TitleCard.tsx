import { PosterCard } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { useProgress } from "../rating/useProgress.ts";
import { shownScore } from "../score/shownScore.ts";
import { posterSources } from "./posterSources.ts";
import { kindAndYear, type TitleSummary } from "./titleLabel.ts";

export interface TitleCardProps {
  title: TitleSummary;
  /** The fact that the row is about; kind and year where there is none. */
  caption?: string;
  eager?: boolean;
  /** The width it is shown in, as style sheets write it, where that is not a row's. */
  sizes?: string;
}

/** As wide as posters in rows are. */
const ROW_SIZES = "140px";

/** A title as a poster that leads to its page, with its score where that may be shown. */
export function TitleCard({ title, caption, eager = false, sizes = ROW_SIZES }: TitleCardProps) {
  const t = useT();
  const progress = useProgress();
  const shown = shownScore(title, progress);
  const score = shown && { ...shown, word: t(`score.${shown.tone}`) };
  const about = kindAndYear(title, t);
  // What is seen is said in the same words, so that people who speak to their device can name the card by what they read.
  const seen = caption ?? about;
  const label = [title.name, seen === about ? "" : about, score ? t("score.onCard", { score: score.value, word: score.word, caption: seen }) : seen].filter(Boolean).join(", ");
  return <PosterCard href={title.path} {...posterSources(title, sizes)} name={title.name} label={label} score={score} caption={seen} eager={eager} />;
}
