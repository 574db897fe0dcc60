import { Button } from "@worthy/ui";
import { PAGE } from "./adminQueries.ts";
import { useTexts } from "../../locale/useLocale.ts";
import adminTexts from "./texts/admin.en.json" with { type: "json" };

interface MoreRowsProps {
  shown: number;
  total: number;
  limit: number;
  onLimit: (limit: number) => void;
}

/** The maximum page size. */
const MOST = 100;

/** How much of a list is shown, and a button for more. */
export function MoreRows({ shown, total, limit, onLimit }: MoreRowsProps) {
  const t = useTexts(adminTexts);
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
