import type { ReactNode } from "react";

interface PartProps {
  id: string;
  heading: string;
  hint?: string;
  children: ReactNode;
}

/** One section of a profile page. */
export function Part({ id, heading, hint, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} tabIndex={-1} className="font-display text-lg font-semibold">
        {heading}
      </h2>
      {hint ? <p className="mt-1 text-sm text-ink-second">{hint}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
