import { EmailText } from "@worthy/ui";
import type { ReactNode } from "react";
import { PosterFan } from "../../features/signIn/PosterFan.tsx";

interface SignInFrameProps {
  heading: string;
  lead?: string | null;
  /** Shown above the heading. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of all sign-in pages: text and form, with a hand of posters next to them. */
export function SignInFrame({ heading, lead, notice, children }: SignInFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col-reverse items-center gap-6 overflow-x-clip px-4 pt-4 md:pt-10 lg:min-h-[calc(100dvh-12rem)] lg:flex-row lg:gap-16 lg:px-14">
      <div className="mx-auto flex w-full max-w-110 flex-col gap-6 lg:mx-0 lg:shrink-0">
        {notice}
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight text-balance">{heading}</h1>
          {lead ? (
            <p className="mt-3 text-base text-pretty text-ink-second">
              <EmailText text={lead} />
            </p>
          ) : null}
        </div>
        {children}
      </div>
      <PosterFan />
    </div>
  );
}
