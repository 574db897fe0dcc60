import type { ReactNode } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };

/** Heading and column of the ratings history. */
export function RatingsFrame({
  count,
  children,
}: {
  count?: number | undefined;
  children: ReactNode;
}) {
  const t = useTexts(ratingsTexts);
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-4 md:pt-10 lg:px-14">
      <h1 className="font-display text-2xl font-bold tracking-tight md:text-3xl">
        {t("ratings.heading")}
      </h1>
      <p aria-live="polite" className="min-h-5 text-sm text-ink-second">
        {count ? t("ratings.count", { count }) : null}
      </p>
      <div className="mt-5 max-w-224">{children}</div>
    </div>
  );
}
