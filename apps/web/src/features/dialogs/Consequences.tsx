import { Icon } from "@worthy/ui";
import { CircleMinus, type LucideIcon } from "lucide-react";

export interface Consequence {
  text: string;
  /** A minus sign where it is left out: something goes. */
  icon?: LucideIcon;
}

/** What will happen, each in one line behind a sign. */
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
