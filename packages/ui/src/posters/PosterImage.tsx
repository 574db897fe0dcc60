import { useState } from "react";
import { classNames } from "../classNames.ts";
import { hasFailed } from "./hasFailed.ts";

export interface PosterImageProps {
  /** Null shows the name instead. */
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty if the name is next to it. */
  alt: string;
  /** Shown in the frame without a picture. */
  fallback: string;
  /** Visible from the start: loaded immediately, but after larger pictures. */
  eager?: boolean;
  className?: string;
}

/** A poster in its 2:3 frame, which is there before the picture loads. */
export function PosterImage({
  src,
  srcSet,
  sizes,
  alt,
  fallback,
  eager = false,
  className,
}: PosterImageProps) {
  const [broken, setBroken] = useState(false);
  const frame = classNames("poster-frame aspect-2/3", className);
  if (src === null || broken) {
    return (
      <span
        className={classNames(
          frame,
          "flex items-end overflow-hidden p-[8%] font-display text-sm font-bold text-ink",
        )}
      >
        {fallback}
      </span>
    );
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
