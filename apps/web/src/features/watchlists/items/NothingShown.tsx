import { Button, EmptyState, ErrorState } from "@worthy/ui";
import { SlidersHorizontal } from "lucide-react";
import { NO_FILTERS } from "../filters/listFilters.ts";
import type { ListPage } from "../page/useListPage.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** Shown instead of titles if none passes the filters, or loading failed. */
export function NothingShown({ page }: { page: ListPage }) {
  const t = useTexts(listPanelsTexts, shellTexts);
  const clear = (
    <Button variant="outline" onClick={() => page.filter(NO_FILTERS)}>
      {t("listPanels.clear")}
    </Button>
  );
  if (page.failed) {
    return (
      <div className="flex flex-col items-center gap-3">
        <ErrorState
          heading={t("listPanels.failed")}
          retry={{ label: t("shell.retry"), onPress: page.retry }}
        />
        {clear}
      </div>
    );
  }
  return (
    <EmptyState
      icon={SlidersHorizontal}
      heading={t("listPanels.noneFit")}
      text={t("listPanels.noneFitHint")}
      action={clear}
    />
  );
}
