import type { CallOutput } from "@worthy/contract";
import { ShareBar } from "../numbers/ShareBar.tsx";
import { formatSince } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** One import with its progress. */
export function ImportRow({ job }: { job: CallOutput<"getJobs">["imports"][number] }) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  const { source, state, daily, total, done, failed, message, updatedAt } = job;
  const progress =
    total === null
      ? t("admin.importProgressOpen", { done })
      : t("admin.importProgress", { done, total });
  const facts = [
    t(`admin.state_${state}`),
    daily ? t("admin.daily") : null,
    progress,
    failed > 0 ? t("admin.importFailedItems", { count: failed }) : null,
    formatSince(updatedAt, locale),
  ];
  return (
    <li className="py-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{source}</span>
        <span className="text-sm text-ink-second tabular-nums">
          {facts.filter(Boolean).join(" · ")}
        </span>
      </p>
      {message === null ? null : (
        <p className="mt-1 text-sm wrap-anywhere text-ink-second">{message}</p>
      )}
      {total ? <ShareBar share={done / total} /> : null}
    </li>
  );
}
