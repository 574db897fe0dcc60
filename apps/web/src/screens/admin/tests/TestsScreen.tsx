import type { CallOutput } from "@worthy/contract";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { experimentsQuery, numbersQuery } from "../adminQueries.ts";
import { ExperimentsPart } from "../numbers/ExperimentsPart.tsx";
import type { Numbers } from "../numbers/numbersTypes.ts";
import { WeightsPart } from "./WeightsPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const DAYS = 30;

/** Results with current weights: the numbers may be a minute old. */
function withWeights(
  results: Numbers["experiments"],
  running: CallOutput<"listExperiments">["results"],
): Numbers["experiments"] {
  return results.map(({ variants, ...test }) => {
    const now = running.find(({ name }) => name === test.name)?.variants;
    return {
      ...test,
      variants: variants.map((row) => ({
        ...row,
        weight: now?.find(({ name }) => name === row.variant)?.weight ?? row.weight,
      })),
    };
  });
}

/** A/B tests: their results, and the weight of each variant. */
export function TestsScreen() {
  const t = useTexts(adminTexts);
  return <AdminFrame heading={t("admin.tests")}>{() => <Experiments />}</AdminFrame>;
}

function Experiments() {
  const t = useTexts(adminTexts, shellTexts);
  const numbers = useQuery(numbersQuery(DAYS));
  const { data, isLoadingError, refetch } = useQuery(experimentsQuery);
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
      {data.results.map((experiment) => (
        <WeightsPart key={experiment.name} experiment={experiment} />
      ))}
      {numbers.data ? (
        <ExperimentsPart
          days={DAYS}
          experiments={withWeights(numbers.data.experiments, data.results)}
        />
      ) : null}
    </>
  );
}
