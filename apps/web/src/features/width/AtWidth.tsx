import type { ReactNode } from "react";
import { hasMinWidth } from "./screenWidth.ts";
import { useMinWidth } from "./useMinWidth.ts";

/** Breakpoint of each range of widths, whether it lies above, and how the style sheet tells. */
const RANGES = {
  "from sm": { breakpoint: "sm", above: true, className: "hidden sm:contents" },
  "from lg": { breakpoint: "lg", above: true, className: "hidden lg:contents" },
  "below sm": { breakpoint: "sm", above: false, className: "contents sm:hidden" },
  "below lg": { breakpoint: "lg", above: false, className: "contents lg:hidden" },
} as const;

interface AtWidthProps {
  range: keyof typeof RANGES;
  children: ReactNode;
}

/** Has React leave alone what the server rendered in an element. */
const UNTOUCHED = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * What only windows of some widths show. The server renders it for all windows; in others it isn't
 * hydrated, which saves their time, and is removed soon after.
 */
export function AtWidth({ range, children }: AtWidthProps) {
  const { breakpoint, above, className } = RANGES[range];
  const known = useMinWidth(breakpoint);
  const isOnServer = typeof window === "undefined";
  const shows = isOnServer || (known ?? hasMinWidth(breakpoint)) === above;
  if (shows) return <div className={className}>{children}</div>;
  return known === null ? <div key="elsewhere" className={className} {...UNTOUCHED} /> : null;
}
