import type { ReactNode } from "react";
import { PosterFan } from "../../features/signIn/PosterFan.tsx";

interface SignInFrameProps {
  heading: string;
  lead?: string | null;
  /** Stands over the heading. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The page of everything about signing in: words and form at the start, a hand of posters beside them. */
export function SignInFrame({ heading, lead, notice, children }: SignInFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-360 items-center gap-16 overflow-x-clip px-4 pt-6 md:pt-12 lg:min-h-[calc(100dvh-12rem)] lg:px-14">
      <div className="mx-auto flex w-full max-w-110 flex-col gap-6 lg:mx-0 lg:shrink-0">
        {notice}
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight text-balance">{heading}</h1>
          {lead ? <p className="mt-3 text-base text-pretty text-ink-second">{lead}</p> : null}
        </div>
        {children}
      </div>
      <PosterFan />
    </div>
  );
}
