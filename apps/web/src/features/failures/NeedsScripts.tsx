import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Says so where scripts are off and what skeletons stand for can't come. */
export function NeedsScripts({ className = "" }: { className?: string }) {
  const t = useTexts(shellTexts);
  return (
    <noscript>
      <p className={`text-ink-second ${className}`}>{t("shell.needsScripts")}</p>
    </noscript>
  );
}
