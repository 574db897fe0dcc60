import { useId } from "react";
import { useTexts } from "../../../locale/useLocale.ts";
import { CodeForm } from "./CodeForm.tsx";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

/** Stands in place of what an administrator may only see after giving a code on this device. */
export function AskForCode({ userId }: { userId: string }) {
  const t = useTexts(secondFactorTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex max-w-160 flex-col gap-4">
      <div>
        <h2 id={id} className="font-display text-lg font-semibold">
          {t("secondFactor.asked")}
        </h2>
        <p className="mt-1 text-ink-second">{t("secondFactor.askedText")}</p>
      </div>
      <CodeForm
        id="giveSecondFactor"
        send={(call, code) => call("giveSecondFactor", { params: { userId }, body: { code } })}
        label={t("secondFactor.give")}
        hint={t("secondFactor.codeHint")}
      />
      <p className="text-sm text-ink-second">{t("secondFactor.lost")}</p>
    </section>
  );
}
