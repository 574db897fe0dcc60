import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { wallQuery, type WallTitle } from "./wallQuery.ts";

export interface WallTitles {
  titles: readonly WallTitle[];
  loading: boolean;
  failed: boolean;
  /** Null when the catalogue has no more to ask. */
  more: (() => void) | null;
  retry: () => void;
}

/** The posters of the wall, page by page; each page leaves out what stands there. */
export function useWallTitles(): WallTitles {
  const [pages, setPages] = useState<readonly (readonly number[])[]>([[]]);
  const results = useQueries({ queries: pages.map(wallQuery) });
  const last = results.at(-1);
  const titles = results.flatMap((result) => result.data?.results ?? []);
  // The decoy is none of the titles that are counted.
  const left = (last?.data?.total ?? 0) > (last?.data?.results.filter(({ decoy }) => !decoy).length ?? 0);
  return {
    titles,
    loading: last?.isPending ?? false,
    failed: last?.isError ?? false,
    more: left ? () => setPages([...pages, titles.map((title) => title.id)]) : null,
    retry: () => void last?.refetch(),
  };
}
