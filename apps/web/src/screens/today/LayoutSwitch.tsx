import { classNames, IconButton } from "@worthy/ui";
import { Columns2, Rows3 } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import { useTodayLayout } from "./useTodayLayout.ts";

/** Dual Column or List, for windows with room for two columns. */
export function LayoutSwitch({ className }: { className?: string }) {
  const t = useT();
  const { layout, choose } = useTodayLayout();
  return (
    <fieldset aria-label={t("picks.layout")} className={classNames("min-w-0 gap-1", className)}>
      <IconButton icon={Columns2} label={t("picks.dual")} aria-pressed={layout === "dual"} onClick={() => choose("dual")} />
      <IconButton icon={Rows3} label={t("picks.list")} aria-pressed={layout === "list"} onClick={() => choose("list")} />
    </fieldset>
  );
}
