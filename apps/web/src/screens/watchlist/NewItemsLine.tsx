import { Button } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { NewDot } from "./NewDot.tsx";
import type { NewItems } from "./useNewItems.ts";

/** How many titles others have added since the person last looked, and that they have seen them. */
export function NewItemsLine({ news }: { news: NewItems }) {
  const t = useT();
  if (news.count === 0) return null;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-second">
      <NewDot />
      {t("listPage.newOnes", { count: news.count })}
      <Button variant="quiet" onClick={news.viewAll}>
        {t("listPage.markViewed")}
      </Button>
    </div>
  );
}
