import type { ReactNode } from "react";

/** One matter of the page, under its heading. */
export function Matter({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-160">
      <h2 id={id} className="mb-3 font-display text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
