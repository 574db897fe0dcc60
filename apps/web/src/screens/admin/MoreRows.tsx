import { Button } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { PAGE } from "./adminQueries.ts";

interface MoreRowsProps {
  shown: number;
  total: number;
  limit: number;
  onLimit: (limit: number) => void;
}

/** Most that one answer brings. */
const MOST = 100;

/** How much of a list is shown, and the way to more. */
export function MoreRows({ shown, total, limit, onLimit }: MoreRowsProps) {
  const t = useT();
  if (total <= PAGE) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <p className="text-sm text-ink-second">{t("admin.shown", { shown, total })}</p>
      {shown < total && limit < MOST ? (
        <Button variant="outline" onClick={() => onLimit(Math.min(MOST, limit + PAGE))}>
          {t("admin.more")}
        </Button>
      ) : null}
    </div>
  );
}
