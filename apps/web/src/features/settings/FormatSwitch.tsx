import { IconButton } from "@worthy/ui";
import { LayoutGrid, List } from "lucide-react";
import type { LocalSettings } from "./localSettings.ts";
import { useListFormat } from "./useListFormat.ts";
import { useTexts } from "../../locale/useLocale.ts";
import picksTexts from "./texts/picks.en.json" with { type: "json" };

/** Grid or list, for one screen's titles. */
export function FormatSwitch({ of }: { of: keyof LocalSettings["listFormats"] }) {
  const t = useTexts(picksTexts);
  const [format, choose] = useListFormat(of);
  return (
    <fieldset
      data-coachmark="View Toggle"
      aria-label={t("picks.layout")}
      className="flex min-w-0 gap-1"
    >
      <IconButton
        icon={LayoutGrid}
        label={t("picks.grid")}
        aria-pressed={format === "grid"}
        onClick={() => choose("grid")}
      />
      <IconButton
        icon={List}
        label={t("picks.list")}
        aria-pressed={format === "list"}
        onClick={() => choose("list")}
      />
    </fieldset>
  );
}
