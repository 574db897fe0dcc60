import { EmptyState, ErrorState, LiveRegion, Skeleton } from "@worthy/ui";
import { SearchX } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import { isPersonMeant, type SearchOption } from "./searchOptions.ts";
import { OptionGroup, type GroupParts } from "./OptionGroup.tsx";
import type { Search } from "./useSearch.ts";

interface SearchResultsProps extends Omit<GroupParts, "entries"> {
  text: string;
  search: Search;
  options: readonly SearchOption[];
  onClearRecent: () => void;
  /** Two columns, as under the field of wide windows. */
  wide: boolean;
}

/** What stands under a search field: the answer with its correction, recent searches, or what there is to say instead. */
export function SearchResults({ text, search, options, onClearRecent, wide, ...parts }: SearchResultsProps) {
  const t = useT();
  const { answer, term } = search;
  const entries = options.map((option, index) => ({ option, index }));
  const titles = entries.filter(({ option }) => option.kind === "title");
  const people = entries.filter(({ option }) => option.kind === "person");
  const recent = entries.filter(({ option }) => option.kind === "recent");
  const meant = answer !== null && isPersonMeant(answer);
  const best = meant ? 0 : 1;
  const nothing = answer !== null && options.length === 0;
  return (
    <div className="@container">
      <LiveRegion text={answer ? t("search.found", { count: options.length }) : ""} />
      {answer?.correction && !meant ? <Correction found={answer.correction} typed={term} /> : null}
      {search.failed ? <ErrorState heading={t("search.failed")} retry={{ label: t("shell.retry"), onPress: search.retry }} /> : null}
      {search.pending && !search.failed ? <SearchSkeleton /> : null}
      {nothing ? <EmptyState icon={SearchX} heading={t("search.nothing", { term })} text={t("search.nothingHint")} /> : null}
      {text.trim() === "" && recent.length === 0 ? <p className="px-5 py-6 text-ink-second">{t("search.hint")}</p> : null}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select could not hold this
        role="listbox"
        id={parts.listId}
        aria-label={t("search.results")}
        className={wide && !meant && people.length > 0 && titles.length > 0 ? "grid @2xl:grid-cols-[1fr_17.5rem]" : ""}
      >
        {meant ? <OptionGroup {...parts} heading={t("search.people")} entries={people} /> : null}
        {titles.length > 0 ? (
          <div role="presentation" className="min-w-0">
            <OptionGroup {...parts} heading={t("search.best")} entries={titles.slice(0, best)} best />
            <OptionGroup {...parts} heading={t("search.titles")} entries={titles.slice(best)} />
          </div>
        ) : null}
        {meant ? null : <OptionGroup {...parts} heading={t("search.people")} entries={people} />}
        <OptionGroup {...parts} heading={t("search.recent")} entries={recent} />
      </div>
      {recent.length > 0 ? (
        <button type="button" onClick={onClearRecent} className="ms-3 mb-2 min-h-11 rounded-full px-2 text-sm font-semibold hover:underline">
          {t("search.clearRecent")}
        </button>
      ) : null}
    </div>
  );
}

function Correction({ found, typed }: { found: string; typed: string }) {
  const t = useT();
  return (
    <p className="border-b border-hairline px-5 py-3 text-sm text-ink-second">
      {t("search.showing")} <b className="font-semibold text-ink">{found}</b> {t("search.insteadOf", { typed })}
    </p>
  );
}

function SearchSkeleton() {
  const t = useT();
  return (
    <output aria-label={t("shell.loading")} className="grid gap-4 p-5">
      <Skeleton className="h-36 w-full" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-15 w-full" />
      ))}
    </output>
  );
}
