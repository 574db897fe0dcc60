import { classNames } from "./classNames.ts";

export type ButtonVariant = "primary" | "outline" | "quiet";
export type ButtonSize = "medium" | "large";

const BASE =
  "inline-flex items-center justify-center gap-2.5 rounded-full text-center font-semibold select-none transition-[background-color,border-color,transform] active:scale-[0.98] aria-disabled:opacity-50 disabled:opacity-50 disabled:pointer-events-none";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-fill text-on-fill hover:bg-fill-hover",
  outline: "border border-edge text-ink hover:border-ink",
  quiet: "text-ink hover:bg-lifted",
};

const SIZES: Record<ButtonSize, string> = { medium: "min-h-11 px-5 text-sm", large: "min-h-12 px-6 text-base" };

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium", extra?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], extra);
}
