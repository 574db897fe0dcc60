import type { LucideIcon } from "lucide-react";

export interface IconProps {
  of: LucideIcon;
  /** Size in pixels. */
  size?: number;
  /** Filled with the text colour, like a pressed heart. */
  filled?: boolean;
}

/**
 * A decorative icon with strokes of 1.75 px; the words next to it, or the control's label, give the
 * meaning.
 */
export function Icon({ of: Drawing, size = 20, filled = false }: IconProps) {
  return (
    <Drawing
      aria-hidden
      focusable="false"
      size={size}
      strokeWidth={1.75}
      fill={filled ? "currentColor" : "none"}
      className="shrink-0"
    />
  );
}
