import { buttonClass, UiLink } from "@worthy/ui";
import type { ReactNode } from "react";
import { useT } from "../../messages/useT.ts";

/** Heading of my faves, with how many there are and the way to all ratings. */
export function FavesFrame({ count, children }: { count?: number; children: ReactNode }) {
  const t = useT();
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-4 md:pt-10 lg:px-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight md:text-3xl">{t("faves.heading")}</h1>
          <p className="min-h-5 text-sm text-ink-second">{count ? t("faves.count", { count }) : null}</p>
        </div>
        <UiLink href="/ratings" className={buttonClass("quiet", "medium", "-mx-3 px-3")}>
          {t("faves.history")}
        </UiLink>
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
