import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./buttonClass.ts";
import { Icon } from "./Icon.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
}

/** A button at least 44 px high; light on dark is the action colour. */
export function Button({
  variant,
  size,
  icon,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass(variant, size, className)} {...rest}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
}
