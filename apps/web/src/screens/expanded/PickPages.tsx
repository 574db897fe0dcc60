import { useQueries, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { Button, EmptyState, ErrorState } from "@worthy/ui";
import { SearchX } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { ApiQueryKey } from "../../api/apiQuery.ts";
import { PickCard } from "../../features/notInterested/PickCard.tsx";
import { useUndismissed } from "../../features/notInterested/useUndismissed.ts";
import type { ListFormat } from "../../features/settings/localSettings.ts";
import { TitleGrid } from "../../features/title/TitleGrid.tsx";
import { entriesClass, EntrySkeletons } from "./EntrySkeletons.tsx";
import type { Recommendation } from "../today/todayQueries.ts";
import { PickEntry } from "./PickEntry.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import pickedTexts from "./texts/picked.en.json" with { type: "json" };
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface Page {
  recommendations: readonly Recommendation[];
  total: number;
}

interface PickPagesProps<Answer extends Page> {
  /** Identifies the request: another one starts on its first page. */
  of: string;
  /** The call for one page, from 0. */
  query: (page: number) => UseQueryOptions<Answer, Error, Answer, ApiQueryKey>;
  pageSize: number;
  format: ListFormat;
  /** Next to something else, with room for only one column of rows. */
  narrow?: boolean;
  /** Clears all filters; undefined if none is set. */
  onClear: (() => void) | undefined;
}

/**
 * Picks as posters or rows, page by page; earlier ones stay on the screen until the next arrive.
 */
export function PickPages<Answer extends Page>({
  of,
  query,
  pageSize,
  format,
  narrow = false,
  onClear,
}: PickPagesProps<Answer>) {
  const t = useTexts(pickedTexts, picksTexts, shellTexts);
  // The button responds before everything is re-rendered.
  const drawn = useDeferredValue(format);
  const [reached, reach] = useState({ of, pages: 1 });
  const pages = reached.of === of ? reached.pages : 1;
  // Separate, because only then does previous content stay until the next response.
  const first = useQuery(query(0));
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, page) => query(page + 1)),
  });
  const results = [first, ...further];
  const picks = useUndismissed(results.flatMap(({ data }) => data?.recommendations ?? []));
  const last = results.at(-1);
  const failed = results.find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        heading={t("shell.oops")}
        retry={{ label: t("shell.retry"), onPress: () => void failed.refetch() }}
      />
    );
  if (last?.data?.total === 0) {
    const clear = onClear ? (
      <Button variant="outline" onClick={onClear}>
        {t("picked.clear")}
      </Button>
    ) : null;
    return (
      <EmptyState
        icon={SearchX}
        heading={t("picked.nothing")}
        text={onClear ? t("picked.nothingHint") : t("picked.nothingLeft")}
        action={clear}
      />
    );
  }
  return (
    <div
      aria-busy={results.some(({ isPlaceholderData }) => isPlaceholderData)}
      className="transition-opacity aria-busy:opacity-70"
    >
      {drawn === "grid" && picks.length > 0 ? <TitleGrid titles={picks} Card={PickCard} /> : null}
      {drawn === "list" || picks.length === 0 ? (
        <ol className={entriesClass(narrow)}>
          {picks.map((pick, index) => (
            <PickEntry key={pick.id} pick={pick} rank={index + 1} large={false} />
          ))}
          {last?.isPending ? <EntrySkeletons large={false} /> : null}
        </ol>
      ) : null}
      {last?.data && last.data.total > pages * pageSize ? (
        <div className="mt-8 flex justify-center">
          <Button variant="outline" onClick={() => reach({ of, pages: pages + 1 })}>
            {t("picks.more")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
