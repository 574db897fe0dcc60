import { useT } from "../../../messages/useT.ts";
import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatCount } from "./formatShare.ts";
import { ShareBar } from "./ShareBar.tsx";
import type { Numbers } from "./numbersTypes.ts";

/** From the first view to registered: one bar a step, all on one scale. */
export function FunnelPart({ days, funnel }: { days: number; funnel: Numbers["funnel"] }) {
  const t = useT();
  const most = Math.max(1, ...funnel.map(({ people }) => people));
  return (
    <AdminPart id="admin-funnel" heading={t("admin.funnel")} hint={t("admin.funnelHint")} action={<DownloadCsv part="funnel" days={days} of={t("admin.funnel")} />}>
      <ol className="flex flex-col gap-4">
        {funnel.map(({ step, people }) => (
          <li key={step}>
            <p className="flex justify-between gap-4">
              <span>{t(`admin.step_${step}`)}</span>
              <span className="font-semibold tabular-nums">{formatCount(people)}</span>
            </p>
            <ShareBar share={people / most} />
          </li>
        ))}
      </ol>
    </AdminPart>
  );
}
