import { Button, EmptyState } from "@worthy/ui";
import { Search } from "lucide-react";
import { useT } from "../../messages/useT.ts";

/** Nothing is left of the history under this filter. */
export function NoMatch({ onAll }: { onAll: () => void }) {
  const t = useT();
  return <EmptyState icon={Search} heading={t("ratings.emptyFilter")} text={t("ratings.emptyFilterHint")} action={<Button onClick={onAll}>{t("ratings.showAll")}</Button>} />;
}
