import { EmailText, EmptyState, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { actsQuery, PAGE } from "../adminQueries.ts";
import { MoreRows } from "../MoreRows.tsx";
import { formatDay, formatSince } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The audit log: who changed what, and when. */
export function ActsScreen() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame heading={t("admin.acts")} hint={t("admin.actsHint")}>
      {() => <Acts />}
    </AdminFrame>
  );
}

function Acts() {
  const locale = useLocale();
  const t = useTexts(adminTexts, shellTexts);
  const [limit, setLimit] = useState(PAGE);
  const { data, isLoadingError, refetch } = useQuery({
    ...actsQuery(limit),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("admin.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <AdminSkeleton />;
  if (data.results.length === 0)
    return <EmptyState icon={ScrollText} heading={t("admin.actsEmpty")} />;
  return (
    <div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.results.map(({ id, adminId, adminEmail, action, subject, details, at }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere">
              <span className="font-semibold">{action}</span> {subject}
            </p>
            <p className="text-sm wrap-anywhere text-ink-second">
              <EmailText
                text={[
                  adminEmail ?? adminId ?? t("admin.commandLine"),
                  formatSince(at, locale),
                  formatDay(at, locale),
                ].join(" · ")}
              />
            </p>
            {Object.keys(details).length === 0 ? null : (
              <p className="mt-1 text-sm wrap-anywhere text-ink-second">
                {JSON.stringify(details)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <MoreRows shown={data.results.length} total={data.total} limit={limit} onLimit={setLimit} />
    </div>
  );
}
