import type { LucideIcon } from "lucide-react";
import { Icon } from "@worthy/ui";
import { useId, type ReactNode } from "react";

interface WayProps {
  icon: LucideIcon;
  heading: string;
  hint: string;
  children: ReactNode;
}

/** One way to add a friend. */
export function Way({ icon, heading, hint, children }: WayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-4 py-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lifted max-sm:hidden">
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={id} className="font-semibold">
          {heading}
        </h3>
        <p className="text-sm text-pretty text-ink-second">{hint}</p>
        <div className="mt-3">{children}</div>
      </div>
    </section>
  );
}
