import type { ReactNode } from "react";

interface NoMatchProps {
  heading: string;
  text: string;
  /** The next thing to do. */
  children?: ReactNode;
}

/** Why there is no taste match, in the place where it would stand. */
export function NoMatch({ heading, text, children }: NoMatchProps) {
  return (
    <div className="rounded-sheet border border-dashed border-edge p-5 md:p-6">
      <p className="font-display text-lg font-semibold text-balance">{heading}</p>
      <p className="mt-1 text-pretty text-ink-second">{text}</p>
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  );
}
