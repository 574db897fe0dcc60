import { useState } from "react";
import { classNames } from "./classNames.ts";
import { hasFailed } from "./hasFailed.ts";
import { initialsOf } from "./initialsOf.ts";

export interface AvatarProps {
  name: string;
  /** Without a picture, or where it does not load, the initials stand. */
  src?: string | null;
  /** Edge in pixels. */
  size?: 24 | 32 | 44 | 72 | 112;
  /** The name stands beside it, so it is not said twice. */
  decorative?: boolean;
}

const SIZE = { 24: "size-6 text-[0.625rem]", 32: "size-8 text-xs", 44: "size-11 text-sm", 72: "size-18 text-lg", 112: "size-28 text-xl" } as const;

/** A person's picture in a circle, or their initials. */
export function Avatar({ name, src = null, size = 32, decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const frame = classNames("inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-lifted select-none", SIZE[size]);
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
    <span {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name, title: name })} className={classNames(frame, "font-display font-semibold text-ink")}>
      {initialsOf(name)}
    </span>
  );
}
