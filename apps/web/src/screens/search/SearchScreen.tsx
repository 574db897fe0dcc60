import { Chip, VisuallyHidden } from "@worthy/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { optionId } from "../../features/search/optionClass.ts";
import { SEARCH_SCOPES, searchOptions, type SearchScope } from "../../features/search/searchOptions.ts";
import { SearchInput } from "../../features/search/SearchInput.tsx";
import { SearchResults } from "../../features/search/SearchResults.tsx";
import { SCREEN_LIMIT } from "../../features/search/searchQuery.ts";
import { useRecentSearches } from "../../features/search/useRecentSearches.ts";
import { useSearch } from "../../features/search/useSearch.ts";
import { useSearchField } from "../../features/search/useSearchField.ts";
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
  const options = searchOptions(text.trim() === "" ? null : search.answer, text.trim() === "" ? recent.entries : [], scope);
  const asked = params.get("q") ?? "";
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape: () => change("") });
  useEffect(() => {
    field.current?.focus();
  }, []);
  const change = (next: string) => {
    setText(next);
    point(null);
    // The address keeps the search, so that Back from a title finds it again.
    setParams(next.trim() === "" ? {} : { q: next }, { replace: true, preventScrollReset: true });
  };
  // A link to another search while this one is open.
  const [seen, see] = useState(asked);
  if (asked !== seen) {
    see(asked);
    if (asked !== text.trim() && asked !== text) setText(asked);
  }
  return (
    <div className="mx-auto w-full max-w-210 px-4 pt-2">
      <h1>
        <VisuallyHidden>{t("search.heading")}</VisuallyHidden>
      </h1>
      <SearchInput
        landmark={t("search.heading")}
        ref={field}
        text={text}
        onText={change}
        onKeyDown={onKeyDown}
        listId={listId}
        activeId={active === null ? null : optionId(listId, active)}
      />
      <fieldset aria-label={t("search.scope")} className="rail my-3 min-w-0 -mx-4 flex gap-2 overflow-x-auto px-4">
        {SEARCH_SCOPES.map((kind) => (
          <Chip key={kind} pressed={kind === scope} onClick={() => setScope(kind)}>
            {t(`search.scope_${kind}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="-mx-4">
        <SearchResults {...{ text, search, options, listId, active }} wide={false} onPoint={point} onChosen={chosen} onForget={recent.remove} onClearRecent={recent.clear} />
      </div>
    </div>
  );
}
