import type { CallOutput } from "@worthy/contract";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../messages/useT.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { experimentsQuery, numbersQuery } from "../adminQueries.ts";
import { ExperimentsPart } from "../numbers/ExperimentsPart.tsx";
import type { Numbers } from "../numbers/numbersTypes.ts";
import { WeightsPart } from "./WeightsPart.tsx";

const DAYS = 30;

/** Results with the weights that hold now: the numbers may be a minute old. */
function withWeights(results: Numbers["experiments"], running: CallOutput<"listExperiments">["results"]): Numbers["experiments"] {
  return results.map(({ variants, ...test }) => {
    const now = running.find(({ name }) => name === test.name)?.variants;
    return { ...test, variants: variants.map((row) => ({ ...row, weight: now?.find(({ name }) => name === row.variant)?.weight ?? row.weight })) };
  });
}

/** A/B tests: what came of them, and how often each variant is drawn. */
export function TestsScreen() {
  const t = useT();
  return <AdminFrame heading={t("admin.tests")}>{() => <Experiments />}</AdminFrame>;
}

function Experiments() {
  const t = useT();
  const numbers = useQuery(numbersQuery(DAYS));
  const { data, isLoadingError, refetch } = useQuery(experimentsQuery);
  if (isLoadingError) return <ErrorState heading={t("admin.failed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  if (!data) return <AdminSkeleton />;
  return (
    <>
      {data.results.map((experiment) => (
        <WeightsPart key={experiment.name} experiment={experiment} />
      ))}
      {numbers.data ? <ExperimentsPart days={DAYS} experiments={withWeights(numbers.data.experiments, data.results)} /> : null}
    </>
  );
}
