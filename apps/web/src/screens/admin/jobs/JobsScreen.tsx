import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { AdminFrame } from "../AdminFrame.tsx";
import { AdminSkeleton } from "../AdminSkeleton.tsx";
import { jobsQuery } from "../adminQueries.ts";
import { ImportsPart } from "./ImportsPart.tsx";
import { ModelsPart } from "./ModelsPart.tsx";
import { TmdbFactsPart } from "./TmdbFactsPart.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import adminTexts from "../texts/admin.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const REFRESH_MS = 2_000;
const CALM_MS = 30_000;

/** Imports with their progress, whether TMDB counts in scores, and trained models. */
export function JobsScreen() {
  const t = useTexts(adminTexts);
  return <AdminFrame heading={t("admin.jobs")}>{() => <Jobs />}</AdminFrame>;
}

function Jobs() {
  const t = useTexts(adminTexts, shellTexts);
  const { data, isLoadingError, refetch } = useQuery({
    ...jobsQuery,
    refetchInterval: ({ state }) =>
      state.data?.imports.some((job) => job.state === "RUNNING") ? REFRESH_MS : CALM_MS,
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
      <ImportsPart {...data} />
      <TmdbFactsPart />
      <ModelsPart models={data.models} />
    </>
  );
}
