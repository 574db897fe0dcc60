import { buttonClass } from "@worthy/ui";
import type { ReactNode } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useLocalSetting } from "../../features/settings/useLocalSetting.ts";
import { useTexts } from "../../locale/useLocale.ts";
import selectionTexts from "./texts/selection.en.json" with { type: "json" };

const STEPS = ["genres", "services"] as const;
const NEXT = { genres: "/onboarding/services", services: "/home/" } as const;

interface SelectionStepProps {
  step: (typeof STEPS)[number];
  heading: string;
  hint: string;
  /** Number selected: with none, continuing means skipping. */
  chosen: number;
  children: ReactNode;
}

/**
 * One onboarding step after the ratings; each can be skipped, and whether it was done or skipped is
 * stored.
 */
export function SelectionStep({ step, heading, hint, chosen, children }: SelectionStepProps) {
  const t = useTexts(selectionTexts);
  const [flags, keep] = useLocalSetting("onboarding");
  const go = (done: boolean) => keep({ ...flags, [step]: done });
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col px-4 pt-6 md:pt-12">
      <p className="text-sm text-ink-second">
        {t("selection.step", { step: STEPS.indexOf(step) + 1, of: STEPS.length })}
      </p>
      <h1 className="mt-1 font-display text-2xl font-bold tracking-tight text-balance">
        {heading}
      </h1>
      <p className="mt-2 max-w-140 text-pretty text-ink-second">{hint}</p>
      <div className="mt-6">{children}</div>
      <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-hairline bg-ground px-4 py-3 md:bottom-0">
        <p className="flex-1 text-sm font-semibold tabular-nums text-ink-second" aria-live="polite">
          {t("selection.chosen", { count: chosen })}
        </p>
        {chosen === 0 ? (
          <RouterLink
            href={NEXT[step]}
            onClick={() => go(false)}
            className={buttonClass("quiet", "large")}
          >
            {t("selection.skip")}
          </RouterLink>
        ) : (
          <RouterLink
            href={NEXT[step]}
            onClick={() => go(true)}
            className={buttonClass("primary", "large")}
          >
            {t(step === "services" ? "selection.finish" : "selection.continue")}
          </RouterLink>
        )}
      </div>
    </div>
  );
}
