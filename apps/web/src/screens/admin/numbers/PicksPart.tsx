import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatShare } from "./formatShare.ts";
import { ShareBar } from "./ShareBar.tsx";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

const SHARES = [
  { name: "opened", word: "admin.picksOpened" },
  { name: "taken", word: "admin.picksTaken" },
] as const;

/** How often somebody who looked at picks followed one. */
export function PicksPart({ days, picks }: { days: number; picks: Numbers["picks"] }) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  return (
    <AdminPart
      id="admin-picks"
      heading={t("admin.picks")}
      hint={t("admin.picksHint")}
      action={<DownloadCsv part="picks" days={days} of={t("admin.picks")} />}
    >
      <ul className="flex flex-col gap-4">
        {SHARES.map(({ name, word }) => {
          const { share, low, high, total } = picks[name];
          return (
            <li key={name}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{t(word)}</span>
                <span className="text-sm text-ink-second tabular-nums">
                  {total === 0
                    ? t("admin.shareNone")
                    : t("admin.shareTold", {
                        share: formatShare(share, locale),
                        low: formatShare(low, locale),
                        high: formatShare(high, locale),
                        total,
                      })}
                </span>
              </p>
              <ShareBar share={share ?? 0} low={low} high={high} />
            </li>
          );
        })}
      </ul>
    </AdminPart>
  );
}
