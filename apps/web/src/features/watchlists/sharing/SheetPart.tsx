import { useId, type ReactNode } from "react";

interface SheetPartProps {
  heading: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the people sheet, below its heading. */
export function SheetPart({ heading, hint, children }: SheetPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-display text-lg font-semibold">
        {heading}
      </h3>
      {hint ? <p className="mt-1 text-sm text-pretty text-ink-second">{hint}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
