import { Chip, ErrorState } from "@worthy/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { numbersQuery } from "../adminQueries.ts";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { CalibrationPart } from "./CalibrationPart.tsx";
import { DaysPart } from "./DaysPart.tsx";
import { ExperimentsPart } from "./ExperimentsPart.tsx";
import { FunnelPart } from "./FunnelPart.tsx";
import { LinkWarning } from "./LinkWarning.tsx";
import { NowTiles } from "./NowTiles.tsx";
import { PicksPart } from "./PicksPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const DAYS = [7, 30, 90] as const;
const REFRESH_MS = 10_000;

/** The product's numbers, current and of the last days. */
export function NumbersScreen() {
  const t = useTexts(adminTexts);
  const [days, setDays] = useState<(typeof DAYS)[number]>(30);
  const choice = (
    <div role="group" aria-label={t("admin.days")} className="flex gap-2">
      {DAYS.map((each) => (
        <Chip key={each} pressed={each === days} onClick={() => setDays(each)}>
          {t(`admin.days_${each}`)}
        </Chip>
      ))}
    </div>
  );
  return (
    <AdminFrame heading={t("admin.numbers")} action={choice}>
      {() => <Numbers days={days} />}
    </AdminFrame>
  );
}

function Numbers({ days }: { days: number }) {
  const t = useTexts(adminTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery({
    ...numbersQuery(days),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  if (isLoadingError)
    return (
      <ErrorState
        heading={t("admin.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  if (!data) return <AdminSkeleton />;
  return (
    <>
      <LinkWarning />
      <NowTiles now={data.now} />
      <DaysPart days={days} perDay={data.perDay} />
      <FunnelPart days={days} funnel={data.funnel} />
      <CalibrationPart days={days} calibration={data.calibration} />
      <PicksPart days={days} picks={data.picks} />
      <ExperimentsPart days={days} experiments={data.experiments} />
    </>
  );
}
