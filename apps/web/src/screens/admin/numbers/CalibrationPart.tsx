import { useT } from "../../../messages/useT.ts";
import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatShare } from "./formatShare.ts";
import { ShareBar } from "./ShareBar.tsx";
import type { Numbers } from "./numbersTypes.ts";

/** Whether titles of a score were liked as often as the score promised. */
export function CalibrationPart({ days, calibration }: { days: number; calibration: Numbers["calibration"] }) {
  const t = useT();
  const { ratings, bands } = calibration;
  const hint = ratings === 0 ? t("admin.calibrationEmpty") : t("admin.calibrationHint", { count: ratings });
  return (
    <AdminPart id="admin-calibration" heading={t("admin.calibration")} hint={hint} action={<DownloadCsv part="calibration" days={days} of={t("admin.calibration")} />}>
      <ul className="flex flex-col gap-4">
        {bands.map((band) => {
          const promised = band.meanScore === null ? null : band.meanScore / 100;
          const told = t("admin.bandTold", {
            promised: formatShare(promised),
            share: formatShare(band.share),
            low: formatShare(band.low),
            high: formatShare(band.high),
            total: band.total,
          });
          return (
            <li key={band.from}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{t("admin.band", { from: band.from, to: band.to })}</span>
                <span className="text-sm text-ink-second tabular-nums">{band.total === 0 ? t("admin.bandNone") : told}</span>
              </p>
              <ShareBar share={band.share ?? 0} low={band.low} high={band.high} promised={promised} />
            </li>
          );
        })}
      </ul>
    </AdminPart>
  );
}
