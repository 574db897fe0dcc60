import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface EmptyStateProps {
  icon?: LucideIcon;
  heading: string;
  text?: string;
  /** The next step. */
  action?: ReactNode;
}

/** Shown if there is nothing yet, with the next step. */
export function EmptyState({ icon, heading, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      {icon ? (
        <span className="mb-2 grid size-16 place-items-center rounded-full border border-dashed border-edge text-ink-second">
          <Icon of={icon} size={28} />
        </span>
      ) : null}
      <h2 className="font-display text-xl font-semibold text-balance">{heading}</h2>
      {text ? <p className="text-base text-pretty text-ink-second">{text}</p> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
