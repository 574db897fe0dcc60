import { classNames } from "./classNames.ts";

export type ButtonVariant = "primary" | "outline" | "quiet";
export type ButtonSize = "medium" | "large";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-fill text-on-fill hover:bg-fill-hover",
  outline: "border border-edge text-ink hover:border-ink",
  quiet: "text-ink hover:bg-lifted",
};

const SIZES: Record<ButtonSize, string> = {
  medium: "btn-medium",
  large: "btn-large",
};

/** The classes of a button, for links styled as one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  extra?: string,
): string {
  return classNames("btn", VARIANTS[variant], SIZES[size], extra);
}
