import type { RatingValue } from "@worthy/domain";
import { classNames, PosterImage } from "@worthy/ui";
import { posterUrl } from "../title/posterUrl.ts";
import type { WallTitle } from "./wallQuery.ts";

const FRAME: Partial<Record<RatingValue, string>> = {
  LOVE: "outline-3 outline-offset-3 outline-ink",
  LIKE: "outline-[1.5px] outline-offset-3 outline-ink",
  INTERESTED: "outline-[1.5px] outline-offset-3 outline-ink",
  SKIP: "outline outline-dashed outline-edge -outline-offset-1",
};

const ART: Partial<Record<RatingValue, string>> = {
  MEH: "opacity-62",
  DISLIKE: "opacity-42 saturate-50",
  NOT_INTERESTED: "opacity-42 saturate-50",
  SKIP: "opacity-50 grayscale",
};

interface RatedPosterProps {
  title: WallTitle;
  value: RatingValue | null;
  eager?: boolean;
}

/** A poster with its rating: rings if loved, a dimmed picture if not liked. */
export function RatedPoster({ title, value, eager = false }: RatedPosterProps) {
  return (
    <span className={classNames("relative block rounded-poster", value && FRAME[value])}>
      <PosterImage
        src={posterUrl(title)}
        alt=""
        fallback={title.name}
        eager={eager}
        className={classNames("transition-opacity", (value && ART[value]) ?? "")}
      />
    </span>
  );
}
