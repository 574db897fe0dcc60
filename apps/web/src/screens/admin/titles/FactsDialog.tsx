import { Dialog, ErrorState, Skeleton } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { titleFactsQuery } from "../adminQueries.ts";
import { FactRow } from "./FactRow.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** A title's facts, with their corrections. */
export function FactsDialog({ titleId, onClose }: { titleId: number; onClose: () => void }) {
  const t = useTexts(adminTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery(titleFactsQuery(titleId));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.factsOf", { name: data?.name ?? String(titleId) })}
      description={t("admin.factsHint")}
      closeLabel={t("shell.close")}
    >
      {isLoadingError ? (
        <ErrorState
          heading={t("admin.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {!data && !isLoadingError ? <Skeleton className="h-80 w-full" /> : null}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data?.facts.map((fact) => (
          <FactRow key={fact.field} titleId={titleId} fact={fact} />
        ))}
      </ul>
    </Dialog>
  );
}
