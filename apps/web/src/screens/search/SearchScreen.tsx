import { buttonClass, Chip, IconButton, VisuallyHidden } from "@worthy/ui";
import { ArrowLeft } from "lucide-react";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { optionId } from "../../features/search/optionClass.ts";
import { SEARCH_SCOPES, searchOptions, type SearchScope } from "../../features/search/searchOptions.ts";
import { SearchInput } from "../../features/search/SearchInput.tsx";
import { SearchResults } from "../../features/search/SearchResults.tsx";
import { SCREEN_LIMIT } from "../../features/search/searchQuery.ts";
import { useBestMatch } from "../../features/search/useBestMatch.ts";
import { useRecentSearches } from "../../features/search/useRecentSearches.ts";
import { useLatest } from "../../features/search/useLatest.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { useSearchField } from "../../features/search/useSearchField.ts";
import { useSearchTracking } from "../../features/search/useSearchTracking.ts";
import { useWidthClassChange } from "../../features/search/useWidthClassChange.ts";
import { useBack } from "./useBack.ts";
import { useSearchWords } from "./useSearchWords.ts";
import { useT } from "../../messages/useT.ts";

/** Search over the whole page: what phones have instead of the field in the top bar, and where all results are. */
export function SearchScreen() {
  const t = useT();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, type, settle } = useSearchWords();
  const [scope, setScope] = useState<SearchScope>("all");
  const recent = useRecentSearches();
  const search = useSearch(text, SCREEN_LIMIT);
  // The key that changes this shows first.
  const blank = useDeferredValue(text.trim() === "");
  const answer = blank ? null : search.answer;
  const best = useBestMatch(answer);
  const options = useMemo(() => searchOptions({ answer, recent: recent.entries, beside: best.beside, scope }), [answer, recent.entries, best.beside, scope]);
  const opened = useSearchTracking(text, search);
  const { back, backOrHome } = useBack();
  const leave = () => (opened(), settle());
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape: () => change(""), onOpened: leave });
  useEffect(() => {
    field.current?.focus();
  }, []);
  const change = (next: string) => {
    type(next);
    point(null);
  };
  useEarlyEntry(field, text, change);
  useWidthClassChange(() => (back() ? undefined : change("")));
  const [onChosen, onForget, onClearRecent] = [useLatest(chosen), useLatest(recent.remove), useLatest(recent.clear)];
  return (
    <div data-full-screen className="mx-auto w-full max-w-210 px-4 pt-2">
      <h1>
        <VisuallyHidden>{t("search.heading")}</VisuallyHidden>
      </h1>
      <div className="flex items-center gap-1">
        <IconButton icon={ArrowLeft} label={t("search.back")} onClick={backOrHome} className="-ms-3 sm:hidden rtl:-scale-x-100" />
        <SearchInput
          className="min-w-0 flex-1"
          landmark={t("search.heading")}
          ref={field}
          text={text}
          onText={change}
          onKeyDown={onKeyDown}
          listId={listId}
          activeId={active === null ? null : optionId(listId, active)}
        />
      </div>
      <fieldset aria-label={t("search.scope")} className="rail my-3 min-w-0 -mx-4 flex gap-2 overflow-x-auto px-4">
        {SEARCH_SCOPES.map((kind) => (
          <Chip key={kind} pressed={kind === scope} onClick={() => setScope(kind)}>
            {t(`search.scope_${kind}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="-mx-4">
        <SearchResults blank={blank} {...{ search, options, best, listId, active, onChosen, onForget, onClearRecent }} wide={false} onPoint={point} />
      </div>
      {blank ? (
        <RouterLink href="/browse" className={buttonClass("outline", "large", "mt-4")}>
          {t("search.browse")}
        </RouterLink>
      ) : null}
    </div>
  );
}
