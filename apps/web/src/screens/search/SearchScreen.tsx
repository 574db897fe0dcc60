import { Chip, IconButton, VisuallyHidden } from "@worthy/ui";
import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { optionId } from "../../features/search/optionClass.ts";
import { SEARCH_SCOPES, searchOptions, type SearchScope } from "../../features/search/searchOptions.ts";
import { SearchInput } from "../../features/search/SearchInput.tsx";
import { SearchResults } from "../../features/search/SearchResults.tsx";
import { SCREEN_LIMIT } from "../../features/search/searchQuery.ts";
import { useBestMatch } from "../../features/search/useBestMatch.ts";
import { useRecentSearches } from "../../features/search/useRecentSearches.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { useSearchField } from "../../features/search/useSearchField.ts";
import { useSearchTracking } from "../../features/search/useSearchTracking.ts";
import { useWidthClassChange } from "../../features/search/useWidthClassChange.ts";
import { useBack } from "./useBack.ts";
import { useT } from "../../messages/useT.ts";

/** Search over the whole page: what phones have instead of the field in the top bar, and where all results are. */
export function SearchScreen() {
  const t = useT();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get("q") ?? "");
  const [scope, setScope] = useState<SearchScope>("all");
  const recent = useRecentSearches();
  const search = useSearch(text, SCREEN_LIMIT);
  const answer = text.trim() === "" ? null : search.answer;
  const best = useBestMatch(answer);
  const options = searchOptions({ answer, recent: recent.entries, beside: best.beside, scope });
  const opened = useSearchTracking(text, search);
  const { back, backOrHome } = useBack();
  const asked = params.get("q") ?? "";
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape: () => change(""), onOpened: opened });
  useEffect(() => {
    field.current?.focus();
  }, []);
  const change = (next: string) => {
    setText(next);
    point(null);
    // The address keeps the search, so that Back from a title finds it again.
    setParams(next.trim() === "" ? {} : { q: next }, { replace: true, preventScrollReset: true });
  };
  useWidthClassChange(() => (back() ? undefined : change("")));
  // A link to another search while this one is open.
  const [seen, see] = useState(asked);
  if (asked !== seen) {
    see(asked);
    if (asked !== text.trim() && asked !== text) setText(asked);
  }
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
        <SearchResults {...{ text, search, options, best, listId, active }} wide={false} onPoint={point} onChosen={chosen} onForget={recent.remove} onClearRecent={recent.clear} />
      </div>
    </div>
  );
}
