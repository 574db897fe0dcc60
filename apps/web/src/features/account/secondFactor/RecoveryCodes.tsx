import { Button } from "@worthy/ui";
import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../locale/useLocale.ts";
import { copyText } from "../../links/copyText.ts";
import { useServices } from "../../services/Services.ts";
import secondFactorTexts from "./texts/secondFactor.en.json" with { type: "json" };

/** The recovery codes, which are shown once; begins with the focus. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts(secondFactorTexts);
  const { toasts } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join("\n"))) toasts.show({ text: t("secondFactor.copied") });
  };
  return (
    <div className="flex max-w-160 flex-col items-start gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t("secondFactor.keep")}
        </h3>
        <p className="mt-1 text-sm text-ink-second">{t("secondFactor.keepText")}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-1 tracking-wide tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon={Copy} onClick={() => void copy()}>
          {t("secondFactor.copy")}
        </Button>
        <Button onClick={onKept}>{t("secondFactor.done")}</Button>
      </div>
    </div>
  );
}
