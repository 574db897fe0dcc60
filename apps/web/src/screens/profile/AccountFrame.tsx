import type { ReactNode } from "react";
import { accountFrame } from "../../messages/en/accountFrame.ts";
import { accountWall } from "../../messages/en/accountWall.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { AccountNav } from "./AccountNav.tsx";

provideTexts({ accountFrame, accountWall });

interface AccountFrameProps {
  heading: string;
  hint?: string;
  /** Pictures want more room than words. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of everything that is about the person: its parts beside or above, then the part itself. */
export function AccountFrame({ heading, hint, wide = false, children }: AccountFrameProps) {
  const t = useT();
  return (
    <div
      className={`mx-auto grid w-full max-w-360 gap-x-16 gap-y-6 px-4 pt-4 md:pt-10 lg:px-14 ${wide ? "lg:grid-cols-[14.5rem_minmax(0,1fr)]" : "lg:grid-cols-[14.5rem_minmax(0,40rem)]"}`}
    >
      <AccountNav label={t("accountFrame.parts")} />
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-bold tracking-tight">{heading}</h1>
        {hint ? <p className="mt-2 text-ink-second">{hint}</p> : null}
        <div className="mt-8 flex flex-col gap-12">{children}</div>
      </div>
    </div>
  );
}
