import type { ReactNode } from "react";

interface SpecimenProps {
  /** The export of packages/ui that is shown. */
  of: string;
  note: string;
  children: ReactNode;
}

/** One primitive in its states. */
export function Specimen({ of, note, children }: SpecimenProps) {
  return (
    <section data-primitive={of} aria-label={of} className="min-w-0 border-t border-hairline py-6">
      <h3 className="font-display text-lg font-semibold">{of}</h3>
      <p className="mb-4 text-sm text-ink-second">{note}</p>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
