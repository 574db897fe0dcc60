import { AdminPart } from "../AdminPart.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatCount, formatShare } from "./formatShare.ts";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

const HEADS = ["variant", "weight", "visits", "reached", "share", "range"] as const;

/** Results of each test's variants, with 95 % intervals. */
export function ExperimentsPart({
  days,
  experiments,
}: {
  days: number;
  experiments: Numbers["experiments"];
}) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  return (
    <AdminPart
      id="admin-experiments"
      heading={t("admin.experiments")}
      action={<DownloadCsv part="experiments" days={days} of={t("admin.experiments")} />}
    >
      {experiments.map(({ name, goal, variants }) => (
        // Wider than a phone: people without a pointer scroll it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached
        <section key={name} aria-label={name} tabIndex={0} className="overflow-x-auto">
          <p className="font-semibold">{name}</p>
          <p className="pb-3 text-sm text-ink-second">{t("admin.experimentsHint", { goal })}</p>
          <table aria-label={name} className="w-full min-w-120 text-start text-sm tabular-nums">
            <thead>
              <tr>
                {HEADS.map((head) => (
                  <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
                    {t(`admin.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {variants.map(({ variant, weight, count, total, share, low, high }) => (
                <tr key={variant} className="border-t border-hairline">
                  <th scope="row" className="py-3 pe-4 text-start font-normal">
                    {variant}
                  </th>
                  <td className="pe-4">{weight ?? "–"}</td>
                  <td className="pe-4">{formatCount(total, locale)}</td>
                  <td className="pe-4">{formatCount(count, locale)}</td>
                  <td className="pe-4 font-semibold">{formatShare(share, locale)}</td>
                  <td>
                    {total === 0
                      ? "–"
                      : `${formatShare(low, locale)} – ${formatShare(high, locale)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </AdminPart>
  );
}
