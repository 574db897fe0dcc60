import type { ReactNode } from "react";
import { AccountNav } from "./AccountNav.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import accountFrameTexts from "./texts/accountFrame.en.json" with { type: "json" };

interface AccountFrameProps {
  heading: string;
  hint?: string;
  /** Pictures need more room than text. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of all pages about the person: its sections next to or above the page. */
export function AccountFrame({ heading, hint, wide = false, children }: AccountFrameProps) {
  const t = useTexts(accountFrameTexts);
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
