import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatShare } from "./formatShare.ts";
import { ShareBar } from "./ShareBar.tsx";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

/** Whether titles with a score were liked as often as the score predicted. */
export function CalibrationPart({
  days,
  calibration,
}: {
  days: number;
  calibration: Numbers["calibration"];
}) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  const { ratings, bands } = calibration;
  const hint =
    ratings === 0 ? t("admin.calibrationEmpty") : t("admin.calibrationHint", { count: ratings });
  return (
    <AdminPart
      id="admin-calibration"
      heading={t("admin.calibration")}
      hint={hint}
      action={<DownloadCsv part="calibration" days={days} of={t("admin.calibration")} />}
    >
      <ul className="flex flex-col gap-4">
        {bands.map((band) => {
          const promised = band.meanScore === null ? null : band.meanScore / 100;
          const told = t("admin.bandTold", {
            promised: formatShare(promised, locale),
            share: formatShare(band.share, locale),
            low: formatShare(band.low, locale),
            high: formatShare(band.high, locale),
            total: band.total,
          });
          return (
            <li key={band.from}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{t("admin.band", { from: band.from, to: band.to })}</span>
                <span className="text-sm text-ink-second tabular-nums">
                  {band.total === 0 ? t("admin.bandNone") : told}
                </span>
              </p>
              <ShareBar
                share={band.share ?? 0}
                low={band.low}
                high={band.high}
                promised={promised}
              />
            </li>
          );
        })}
      </ul>
    </AdminPart>
  );
}
