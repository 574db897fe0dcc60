import type { ReactNode } from "react";
import { useT } from "../../messages/useT.ts";

interface UsFrameProps {
  /** For whom. */
  facts?: ReactNode;
  children: ReactNode;
}

/** Heading and column of picking together. */
export function UsFrame({ facts, children }: UsFrameProps) {
  const t = useT();
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-4 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight md:text-3xl">{t("pickForUs.heading")}</h1>
      <p className="mt-1 min-h-6 text-ink-second">{facts}</p>
      {children}
    </div>
  );
}
