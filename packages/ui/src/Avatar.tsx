import { useState } from "react";
import { classNames } from "./classNames.ts";
import { hasFailed } from "./posters/hasFailed.ts";
import { initialsOf } from "./initialsOf.ts";

export interface AvatarProps {
  name: string;
  /** Without a picture, or if it doesn't load, the initials show. */
  src?: string | null;
  /** Size in pixels. */
  size?: 24 | 32 | 44 | 72 | 112;
  /** The name is next to it, so it isn't announced twice. */
  decorative?: boolean;
}

const SIZE = {
  24: "size-6 text-[0.625rem]",
  32: "size-8 text-xs",
  44: "size-11 text-sm",
  72: "size-18 text-lg",
  112: "size-28 text-xl",
} as const;

/** A person's round picture, or their initials. */
export function Avatar({ name, src = null, size = 32, decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const frame = classNames(
    "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-lifted select-none",
    SIZE[size],
  );
  if (src !== null && !broken) {
    return (
      <img
        ref={(image) => void (image && hasFailed(image) && setBroken(true))}
        src={src}
        alt={decorative ? "" : name}
        title={decorative ? undefined : name}
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(true)}
        className={classNames(frame, "object-cover")}
      />
    );
  }
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name, title: name })}
      className={classNames(frame, "font-display font-semibold text-ink")}
    >
      {initialsOf(name)}
    </span>
  );
}
