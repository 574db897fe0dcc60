import type { LucideIcon } from "lucide-react";
import { memo } from "react";

export interface IconProps {
  of: LucideIcon;
  /** Size in pixels at normal text size; it grows with the text. */
  size?: number;
  /** Filled with the text colour, like a pressed heart. */
  filled?: boolean;
}

/**
 * A decorative icon with strokes of 1.75 px, as large as the text asks for; the words next to it, or
 * the control's label, give the meaning.
 */
export const Icon = memo(function Icon({ of: Drawing, size = 20, filled = false }: IconProps) {
  return (
    <Drawing
      aria-hidden
      focusable="false"
      size={`${size / 16}rem`}
      strokeWidth={1.75}
      fill={filled ? "currentColor" : "none"}
      className="shrink-0"
    />
  );
});
