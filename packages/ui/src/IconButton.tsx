import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./classNames.ts";
import { Icon } from "./Icon.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: LucideIcon;
  label: string;
  filled?: boolean;
  outlined?: boolean;
}

/** A round 44 px button with only an icon. */
export function IconButton({
  icon,
  label,
  filled,
  outlined = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "icon-button",
        outlined && "border border-edge hover:border-ink",
        className,
      )}
      {...rest}
    >
      <Icon of={icon} filled={filled ?? false} />
    </button>
  );
}
