import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./classNames.ts";
import { Icon } from "./Icon.tsx";

export interface ChipProps extends ComponentProps<"button"> {
  /** Whether it is selected; exposed to assistive technology as pressed. */
  pressed?: boolean;
  icon?: LucideIcon;
}

/** A toggle in the shape of a chip, with a touch target of 44 px. */
export function Chip({ pressed = false, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(
        "chip",
        pressed ? "border-fill bg-fill text-on-fill" : "border-edge text-ink hover:border-ink",
        className,
      )}
      {...rest}
    >
      {icon ? <Icon of={icon} size={18} /> : null}
      {children}
    </button>
  );
}
