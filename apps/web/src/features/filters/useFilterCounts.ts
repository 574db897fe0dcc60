import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { nameOf } from "../../messages/speech.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import type { ChipChoice } from "./ChipGroup.tsx";
import { facetsQuery } from "./facetsQuery.ts";

interface FilterCounts {
  genres: readonly ChipChoice[];
  /** By their ids. */
  providers: readonly ChipChoice[];
  failed: boolean;
}

/** Genres and services to narrow a list by, those with the most titles first, each with how many. */
export function useFilterCounts(): FilterCounts {
  const t = useT();
  const { report } = useServices();
  const { data, error } = useQuery(facetsQuery);
  const failed = error !== null && !data;
  useEffect(() => {
    if (failed) report("Failed to load filter counts", error);
  }, [failed, error, report]);
  const counted = (key: string, name: string, count: number) => ({ key, label: t("filters.counted", { name, count }) });
  return {
    genres: data?.genreFacets.map(({ source, count }) => counted(source, nameOf(source), count)) ?? [],
    providers: data?.providerFacets.map(({ source, count }) => counted(String(source.id), source.name, count)) ?? [],
    failed,
  };
}
