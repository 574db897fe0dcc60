import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../services/Services.ts";
import type { ChipChoice } from "./ChipGroup.tsx";
import { facetsQuery } from "./facetsQuery.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import filtersTexts from "./texts/filters.en.json" with { type: "json" };

interface FilterCounts {
  genres: readonly ChipChoice[];
  /** By id. */
  providers: readonly ChipChoice[];
  failed: boolean;
}

/** Genres and services to filter by, those with most titles first, with their numbers. */
export function useFilterCounts(): FilterCounts {
  const locale = useLocale();
  const t = useTexts(filtersTexts);
  const { report } = useServices();
  const { data, error } = useQuery(facetsQuery);
  const failed = error !== null && !data;
  useEffect(() => {
    if (failed) report("Failed to load filter counts", error);
  }, [failed, error, report]);
  const counted = (key: string, name: string, count: number) => ({
    key,
    label: t("filters.counted", { name, count }),
  });
  return {
    genres:
      data?.genreFacets.map(({ source, count }) =>
        counted(source, nameOf(source, locale), count),
      ) ?? [],
    providers:
      data?.providerFacets.map(({ source, count }) =>
        counted(String(source.id), source.name, count),
      ) ?? [],
    failed,
  };
}
