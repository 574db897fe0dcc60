import { Icon } from "@worthy/ui";
import { CircleMinus, type LucideIcon } from "lucide-react";

export interface Consequence {
  text: string;
  /** A minus sign by default: something is removed. */
  icon?: LucideIcon;
}

/** What will happen, one line each with an icon. */
export function Consequences({ of }: { of: readonly Consequence[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {of.map(({ text, icon = CircleMinus }) => (
        <li key={text} className="flex gap-3">
          <span className="mt-0.5 text-ink-second">
            <Icon of={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
