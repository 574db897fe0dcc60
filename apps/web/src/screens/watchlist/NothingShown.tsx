import { Button, EmptyState, ErrorState } from "@worthy/ui";
import { SlidersHorizontal } from "lucide-react";
import { listPanels } from "../../messages/en/listPanels.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { NO_FILTERS } from "./listFilters.ts";
import type { ListPage } from "./useListPage.ts";

provideTexts({ listPanels });

/** What stands in the place of titles where none passes the filters, or none could be asked for. */
export function NothingShown({ page }: { page: ListPage }) {
  const t = useT();
  const clear = (
    <Button variant="outline" onClick={() => page.filter(NO_FILTERS)}>
      {t("listPanels.clear")}
    </Button>
  );
  if (page.failed) {
    return (
      <div className="flex flex-col items-center gap-3">
        <ErrorState heading={t("listPanels.failed")} retry={{ label: t("shell.retry"), onPress: page.retry }} />
        {clear}
      </div>
    );
  }
  return <EmptyState icon={SlidersHorizontal} heading={t("listPanels.noneFit")} text={t("listPanels.noneFitHint")} action={clear} />;
}
