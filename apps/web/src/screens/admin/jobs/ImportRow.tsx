import type { CallOutput } from "@worthy/contract";
import { CancelImport } from "./CancelImport.tsx";
import { ShareBar } from "../numbers/ShareBar.tsx";
import { formatSince } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

type ImportJob = CallOutput<"getJobs">["imports"][number];

const isFromFiles = (source: string) => source === "imdb" || source === "movielens";

/** One import with its progress, what became of all it has read, and the way to end it. */
export function ImportRow({ job }: { job: ImportJob }) {
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
      <ImportAccount job={job} />
      {state === "RUNNING" || state === "PAUSED" ? (
        <CancelImport id={job.id} source={source} />
      ) : null}
      {(state === "FAILED" || state === "CANCELED") && isFromFiles(source) ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-second">
          {t("admin.importAgain", { command: `npm run worthy -- import ${source} FOLDER` })}
        </p>
      ) : null}
    </li>
  );
}

/** What was taken, joined and dropped, and why. */
function ImportAccount({ job: { taken, joined, dropped, reasons } }: { job: ImportJob }) {
  const t = useTexts(adminTexts);
  if (taken + joined + dropped === 0) return null;
  return (
    <div className="mt-2 text-sm text-ink-second tabular-nums">
      <p>{t("admin.importAccount", { taken, joined, dropped })}</p>
      <ul className="ps-4 wrap-anywhere">
        {reasons.map(({ reason, count, first }) => {
          const given = { count, reason: t(`admin.drop_${reason}`) };
          return (
            <li key={reason}>
              {first === null
                ? t("admin.importReason", given)
                : t("admin.importReasonFirst", { ...given, first })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
