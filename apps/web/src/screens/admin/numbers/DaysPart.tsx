import { Chip } from "@worthy/ui";
import { useState } from "react";
import { AdminPart } from "../AdminPart.tsx";
import { BarPlot } from "./BarPlot.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { formatCount } from "./formatShare.ts";
import type { Numbers } from "./numbersTypes.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };

const METRICS = ["people", "ratings", "accounts", "registered"] as const;

interface DaysPartProps {
  days: number;
  perDay: Numbers["perDay"];
}

/** One metric per day: as bars, in one sentence, and as a table. */
export function DaysPart({ days, perDay }: DaysPartProps) {
  const locale = useLocale();
  const t = useTexts(adminTexts);
  const [metric, setMetric] = useState<(typeof METRICS)[number]>("people");
  const values = perDay.map((day) => day[metric]);
  const sum = values.reduce((total, value) => total + value, 0);
  const word = t(`admin.metric_${metric}`);
  const parts = {
    days: perDay.length,
    most: formatCount(Math.max(0, ...values), locale),
    last: formatCount(values.at(-1) ?? 0, locale),
  };
  // Somebody active on two days is one person, so a sum would be meaningless.
  const told =
    metric === "people"
      ? t("admin.perDayPeople", parts)
      : t("admin.perDayTold", { ...parts, metric: word, sum: formatCount(sum, locale) });
  return (
    <AdminPart
      id="admin-days"
      heading={t("admin.perDay")}
      hint={t("admin.perDayHint")}
      action={<DownloadCsv part="perDay" days={days} of={t("admin.perDay")} />}
    >
      <div role="group" aria-labelledby="admin-days" className="flex flex-wrap gap-2">
        {METRICS.map((each) => (
          <Chip key={each} pressed={each === metric} onClick={() => setMetric(each)}>
            {t(`admin.metric_${each}`)}
          </Chip>
        ))}
      </div>
      <BarPlot label={told} points={perDay.map((day) => ({ key: day.day, value: day[metric] }))} />
      <p className="mt-3 text-sm text-ink-second">{told}</p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
          {t("admin.asTable")}
        </summary>
        <div className="max-h-80 overflow-auto">
          <table className="w-full text-start text-sm tabular-nums">
            <thead>
              <tr>
                {[t("admin.day"), ...METRICS.map((each) => t(`admin.metric_${each}`))].map(
                  (head) => (
                    <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {perDay.toReversed().map((day) => (
                <tr key={day.day} className="border-t border-hairline">
                  <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                    {day.day}
                  </th>
                  {METRICS.map((each) => (
                    <td key={each} className="py-2 pe-4">
                      {formatCount(day[each], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </AdminPart>
  );
}
