import type { ReactNode } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };

/** Id of the page's heading. */
export const US_HEADING = "pick-for-us";

interface UsFrameProps {
  /** Members of the group. */
  facts?: ReactNode;
  children: ReactNode;
}

/** Heading and column of Pick for us. */
export function UsFrame({ facts, children }: UsFrameProps) {
  const t = useTexts(pickForUsTexts);
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-4 md:pt-10 lg:px-14">
      <h1
        id={US_HEADING}
        tabIndex={-1}
        className="font-display text-2xl font-bold tracking-tight md:text-3xl"
      >
        {t("pickForUs.heading")}
      </h1>
      <p className="mt-1 min-h-6 text-ink-second">{facts}</p>
      {children}
    </div>
  );
}
