import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatCount } from "./formatShare.ts";
import { ShareBar } from "./ShareBar.tsx";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** From the first view to registration: one bar per step, all with the same scale. */
export function FunnelPart({ days, funnel }: { days: number; funnel: Numbers["funnel"] }) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  const most = Math.max(1, ...funnel.map(({ people }) => people));
  return (
    <AdminPart
      id="admin-funnel"
      heading={t("admin.funnel")}
      hint={t("admin.funnelHint")}
      action={<DownloadCsv part="funnel" days={days} of={t("admin.funnel")} />}
    >
      <ol className="flex flex-col gap-4">
        {funnel.map(({ step, people }) => (
          <li key={step}>
            <p className="flex justify-between gap-4">
              <span>{t(`admin.step_${step}`)}</span>
              <span className="font-semibold tabular-nums">{formatCount(people, locale)}</span>
            </p>
            <ShareBar share={people / most} />
          </li>
        ))}
      </ol>
    </AdminPart>
  );
}
