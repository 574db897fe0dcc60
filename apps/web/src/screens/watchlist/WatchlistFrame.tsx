import type { ReactNode } from "react";

interface WatchlistFrameProps {
  heading: string;
  /** A few words under the heading. */
  facts?: string;
  children: ReactNode;
}

/** Heading and column of a watchlist's page. */
export function WatchlistFrame({ heading, facts, children }: WatchlistFrameProps) {
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-2 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight wrap-break-word md:text-3xl">{heading}</h1>
      <p className="min-h-5 text-sm text-ink-second">{facts}</p>
      <div className="mt-5">{children}</div>
    </div>
  );
}
