import { classNames, IconButton } from "@worthy/ui";
import { Columns2, Rows3 } from "lucide-react";
import { useTodayLayout } from "./useTodayLayout.ts";
import { useTexts } from "../../locale/useLocale.ts";
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };

/** Dual Column or List, for windows with room for two columns. */
export function LayoutSwitch({ className }: { className?: string }) {
  const t = useTexts(picksTexts);
  const { layout, choose } = useTodayLayout();
  return (
    <fieldset aria-label={t("picks.layout")} className={classNames("min-w-0 gap-1", className)}>
      <IconButton
        icon={Columns2}
        label={t("picks.dual")}
        aria-pressed={layout === "dual"}
        onClick={() => choose("dual")}
      />
      <IconButton
        icon={Rows3}
        label={t("picks.list")}
        aria-pressed={layout === "list"}
        onClick={() => choose("list")}
      />
    </fieldset>
  );
}
