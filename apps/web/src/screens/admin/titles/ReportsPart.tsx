import { Button, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Pencil } from "lucide-react";
import { useState } from "react";
import { useRemovals } from "../../../features/friends/removing/useRemovals.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useUserId } from "../../../features/session/useUserId.ts";
import { AdminPart } from "../AdminPart.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { PAGE, reportsQuery } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { formatDay } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const keyOf = (reportId: number) => `report ${reportId}`;

/** The queue of reports: each is resolved once, with undo. */
export function ReportsPart({ onOpen }: { onOpen: (titleId: number) => void }) {
  const locale = useLocale();
  const t = useTexts(adminTexts, shellTexts);
  const { call } = useServices();
  const userId = useUserId() ?? "";
  const [limit, setLimit] = useState(PAGE);
  const { hidden, remove } = useRemovals();
  const { data, isLoadingError, refetch } = useQuery({
    ...reportsQuery(limit),
    placeholderData: keepPreviousData,
  });
  const settle = (reportId: number) =>
    remove({
      key: keyOf(reportId),
      text: t("admin.settledDone"),
      userId,
      write: () => call("removeReport", { params: { reportId: String(reportId) } }),
      endpoint: "removeReport",
    });
  const reports = data?.results.filter(({ id }) => !hidden.has(keyOf(id))) ?? [];
  return (
    <AdminPart id="admin-reports" heading={t("admin.reports")}>
      {isLoadingError ? (
        <ErrorState
          heading={t("admin.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : null}
      {!data && !isLoadingError ? <AdminSkeleton /> : null}
      {data && reports.length === 0 ? (
        <p className="text-ink-second">{t("admin.reportsEmptyText")}</p>
      ) : null}
      {reports.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {reports.map(({ id, titleId, name, fields, text, reportedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4"
            >
              <div className="min-w-0 flex-1 basis-80">
                <p className="font-semibold">{name ?? t("admin.gone", { id: String(titleId) })}</p>
                <p className="text-sm text-ink-second">
                  {[
                    String(titleId),
                    ...fields.map((field) => field.toLowerCase()),
                    formatDay(reportedAt, locale),
                  ].join(" · ")}
                </p>
                <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {name === null ? null : (
                  <Button
                    variant="outline"
                    icon={Pencil}
                    onClick={() => onOpen(titleId)}
                    aria-label={t("admin.factsOf", { name })}
                  >
                    {t("admin.showFacts")}
                  </Button>
                )}
                <Button
                  variant="outline"
                  icon={Check}
                  onClick={() => settle(id)}
                  aria-label={t("admin.settledOf", { name: name ?? String(titleId) })}
                >
                  {t("admin.settled")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        <MoreRows shown={data.results.length} total={data.total} limit={limit} onLimit={setLimit} />
      ) : null}
    </AdminPart>
  );
}
