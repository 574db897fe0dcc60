import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Says so where scripts are off and what skeletons stand for can't come. */
export function NeedsScripts() {
  const t = useTexts(shellTexts);
  return (
    <noscript>
      <p className="w-max max-w-[calc(100vw-2rem)] text-ink-second">{t("shell.needsScripts")}</p>
    </noscript>
  );
}
