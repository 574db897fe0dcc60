import { Chip, EmptyState, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../messages/useT.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { faultsQuery, PAGE, type FaultSource } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { FaultRow } from "./FaultRow.tsx";
import { useFaultRemoval } from "./useFaultRemoval.ts";

const SOURCES = [null, "CLIENT", "SERVER"] as const;
const REFRESH_MS = 10_000;

/** What went wrong, in browsers and on the server, each fault once. */
export function FaultsScreen() {
  const t = useT();
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
  const t = useT();
  const [limit, setLimit] = useState(PAGE);
  const { isHidden, remove } = useFaultRemoval();
  const { data, isLoadingError, refetch } = useQuery({ ...faultsQuery(source, limit), placeholderData: keepPreviousData, refetchInterval: REFRESH_MS });
  if (isLoadingError) return <ErrorState heading={t("admin.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  if (!data) return <AdminSkeleton />;
  const faults = data.results.filter(({ id }) => !isHidden(id));
  if (faults.length === 0) return <EmptyState icon={CircleCheck} heading={t("admin.faultsEmpty")} text={t("admin.faultsEmptyText")} />;
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
