import { buttonClass, Chip, IconButton, VisuallyHidden } from "@worthy/ui";
import { ArrowLeft } from "lucide-react";
import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { SEARCH_SCOPES, type SearchScope } from "../../features/search/options/searchOptions.ts";
import { SearchInput } from "../../features/search/SearchInput.tsx";
import { SearchResults } from "../../features/search/SearchResults.tsx";
import { SCREEN_LIMIT } from "../../features/search/searchQuery.ts";
import { useSearchList } from "../../features/search/useSearchList.ts";
import { useSlashKey } from "../../features/search/useSlashKey.ts";
import { useWidthClassChange } from "../../features/search/useWidthClassChange.ts";
import { useSearchWords } from "./useSearchWords.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { isOpenedByAddress } from "../../router/PageLocation.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import searchTexts from "../../features/search/texts/search.en.json" with { type: "json" };

/** Full-page search: used on phones instead of the field in the top bar, and for all results. */
export function SearchScreen() {
  const t = useTexts(shellTexts, searchTexts);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, type, settle } = useSearchWords();
  const [chosen, setScope] = useState<SearchScope>("all");
  // The chip responds before the results are re-rendered.
  const scope = useDeferredValue(chosen);
  const {
    blank,
    answer,
    options,
    point,
    field: input,
    results,
  } = useSearchList({
    text,
    limit: SCREEN_LIMIT,
    listId,
    scope,
    onEscape: () => change(""),
    onOpened: settle,
  });
  const nothing = answer !== null && options.length === 0;
  const { back, backOrHome } = useBack();
  useEffect(() => {
    field.current?.focus();
  }, []);
  const change = (next: string) => {
    type(next);
    point(null);
  };
  useSlashKey(field);
  useEarlyEntry(field, text, change);
  useWidthClassChange(() => (back() ? undefined : change("")));
  return (
    <div className="mx-auto w-full max-w-210 px-4 pt-2">
      <h1>
        <VisuallyHidden>{t("shell.discover")}</VisuallyHidden>
      </h1>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ArrowLeft}
          label={t("search.back")}
          onClick={backOrHome}
          className="-ms-3 sm:hidden rtl:-scale-x-100"
        />
        <SearchInput
          {...input}
          className="min-w-0 flex-1"
          landmark={t("search.heading")}
          ref={field}
          onText={change}
        />
      </div>
      <fieldset
        aria-label={t("search.scope")}
        className="rail my-3 min-w-0 -mx-4 flex gap-2 overflow-x-auto px-4"
      >
        {SEARCH_SCOPES.map((kind) => (
          <Chip key={kind} pressed={kind === chosen} onClick={() => setScope(kind)}>
            {t(`search.scope_${kind}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="-mx-4">
        <SearchResults {...results} wide={false} />
      </div>
      {blank || nothing ? (
        <RouterLink
          href="/browse"
          className={buttonClass("outline", "large", nothing ? "mx-auto flex w-fit" : "")}
        >
          {t("search.browse")}
        </RouterLink>
      ) : null}
    </div>
  );
}

/** Back to the page from which search was opened, or to Today if it was opened by address. */
function useBack(): { back: () => boolean; backOrHome: () => void } {
  const navigate = useNavigate();
  // As first opened: another search from a link creates its own entry.
  const [opened] = useState(isOpenedByAddress(useLocation()));
  const back = () => {
    const possible = !opened && history.length > 1;
    if (possible) void navigate(-1);
    return possible;
  };
  return { back, backOrHome: () => (back() ? undefined : void navigate("/home/")) };
}
