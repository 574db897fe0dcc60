import type { ReactNode } from "react";

interface AdminPartProps {
  id: string;
  heading: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One section of an admin page. */
export function AdminPart({ id, heading, hint, action, children }: AdminPartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-lg font-semibold">
          {heading}
        </h2>
        {action}
      </div>
      {hint ? <p className="mt-1 max-w-160 text-sm text-ink-second">{hint}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
