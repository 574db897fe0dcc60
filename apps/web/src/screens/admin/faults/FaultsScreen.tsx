import { Chip, EmptyState, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { faultsQuery, PAGE, type FaultSource } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { FaultRow } from "./FaultRow.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import { useRemovals } from "../../../features/friends/removing/useRemovals.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const keyOf = (faultId: string) => `fault ${faultId}`;

/** Removes a fault from the list, with undo. */
function useFaultRemoval(): {
  isHidden: (faultId: string) => boolean;
  remove: (faultId: string) => void;
} {
  const { call } = useServices();
  const t = useTexts(adminTexts);
  const userId = useUserId() ?? "";
  const { hidden, remove } = useRemovals();
  return {
    isHidden: (faultId) => hidden.has(keyOf(faultId)),
    remove: (faultId) =>
      remove({
        key: keyOf(faultId),
        text: t("admin.mendedDone"),
        userId,
        write: () => call("removeFault", { params: { faultId } }),
        endpoint: "removeFault",
      }),
  };
}

const SOURCES = [null, "CLIENT", "SERVER"] as const;
const REFRESH_MS = 10_000;

/** Faults of browsers and the server, each listed once. */
export function FaultsScreen() {
  const t = useTexts(adminTexts);
  const [source, setSource] = useState<FaultSource | null>(null);
  const choice = (
    <div role="group" aria-label={t("admin.faults")} className="flex gap-2">
      {SOURCES.map((each) => (
        <Chip key={each} pressed={each === source} onClick={() => setSource(each)}>
          {t(`admin.source_${each ?? "ALL"}`)}
        </Chip>
      ))}
    </div>
  );
  return (
    <AdminFrame heading={t("admin.faults")} hint={t("admin.faultsHint")} action={choice}>
      {() => <Faults source={source} />}
    </AdminFrame>
  );
}

function Faults({ source }: { source: FaultSource | null }) {
  const t = useTexts(adminTexts, shellTexts);
  const [limit, setLimit] = useState(PAGE);
  const { isHidden, remove } = useFaultRemoval();
  const { data, isLoadingError, refetch } = useQuery({
    ...faultsQuery(source, limit),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("admin.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <AdminSkeleton />;
  const faults = data.results.filter(({ id }) => !isHidden(id));
  if (faults.length === 0)
    return (
      <EmptyState
        icon={CircleCheck}
        heading={t("admin.faultsEmpty")}
        text={t("admin.faultsEmptyText")}
      />
    );
  return (
    <div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {faults.map((fault) => (
          <FaultRow key={fault.id} fault={fault} onMended={() => remove(fault.id)} />
        ))}
      </ul>
      <MoreRows shown={data.results.length} total={data.total} limit={limit} onLimit={setLimit} />
    </div>
  );
}
