import type { LucideIcon } from "lucide-react";

export interface IconProps {
  of: LucideIcon;
  /** Edge in pixels. */
  size?: number;
  /** Filled with the text colour, as a pressed heart is. */
  filled?: boolean;
}

/** A decorative icon with strokes of 1.75 px; the words beside it, or the control's label, say what it means. */
export function Icon({ of: Drawing, size = 20, filled = false }: IconProps) {
  return <Drawing aria-hidden focusable="false" size={size} strokeWidth={1.75} fill={filled ? "currentColor" : "none"} className="shrink-0" />;
}
