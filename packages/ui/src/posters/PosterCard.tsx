import type { ReactNode } from "react";
import { UiLink } from "../LinkContext.tsx";
import { PosterImage } from "./PosterImage.tsx";
import { TONE_TEXT, type ScoreTone } from "../scores/scoreTone.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { ScoreTag } from "../scores/ScoreTag.tsx";

export interface PosterCardProps {
  href: string;
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Shown in the frame without a picture. */
  name: string;
  /**
   * Everything the card says, for assistive technology: name, kind, score with its word, caption.
   */
  label: string;
  score?: { value: number; tone: ScoreTone; word: string } | null;
  /** The fact the row is about, in a few words. */
  caption?: ReactNode;
  eager?: boolean;
  /** Called when the link is followed, before it leads anywhere. */
  onClick?: () => void;
}

/** A poster that links to its title, with a corner tag and a one-line caption. */
export function PosterCard({
  href,
  src,
  srcSet,
  sizes,
  name,
  label,
  score,
  caption,
  eager,
  onClick,
}: PosterCardProps) {
  return (
    <UiLink href={href} onClick={onClick} className="group block rounded-poster">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="poster-art" data-shared="poster">
        <PosterImage
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          fallback={name}
          eager={eager ?? false}
        />
        {score ? <ScoreTag score={score.value} tone={score.tone} /> : null}
      </span>
      {score || caption ? (
        <span aria-hidden className="poster-caption">
          {score ? (
            <span aria-hidden className={`score font-semibold ${TONE_TEXT[score.tone]}`}>
              {score.word}
            </span>
          ) : null}
          {score && caption ? " · " : null}
          {caption}
        </span>
      ) : null}
    </UiLink>
  );
}
