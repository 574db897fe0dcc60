import { useState } from "react";
import { classNames } from "./classNames.ts";
import { hasFailed } from "./hasFailed.ts";

export interface PosterImageProps {
  /** Null shows the name instead. */
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty where a name stands beside it. */
  alt: string;
  /** What stands in the frame when there is no picture. */
  fallback: string;
  /** In sight from the start: loaded at once, though after what is larger. */
  eager?: boolean;
  className?: string;
}

/** A poster in its 2:3 frame; the frame stands before the picture comes. */
export function PosterImage({ src, srcSet, sizes, alt, fallback, eager = false, className }: PosterImageProps) {
  const [broken, setBroken] = useState(false);
  const frame = classNames("poster-frame aspect-2/3", className);
  if (src === null || broken) {
    return <span className={classNames(frame, "flex items-end overflow-hidden p-[8%] font-display text-sm font-bold text-ink")}>{fallback}</span>;
  }
  return (
    <img
      ref={(image) => void (image && hasFailed(image) && setBroken(true))}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={310}
      height={465}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={frame}
    />
  );
}
