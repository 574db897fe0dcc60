import { RowSkeletons } from "../../title/RowSkeletons.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** Loading rows in their final height. */
export function WatchlistSkeleton() {
  const t = useTexts(shellTexts);
  return (
    <output aria-label={t("shell.loading")} className="block">
      <RowSkeletons count={5} />
    </output>
  );
}
