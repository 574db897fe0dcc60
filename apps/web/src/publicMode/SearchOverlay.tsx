import { IconButton, UiLink } from "@worthy/ui";
import { ArrowLeft } from "lucide-react";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { optionId } from "../features/search/optionClass.ts";
import { SearchInput } from "../features/search/SearchInput.tsx";
import { searchOptions } from "../features/search/searchOptions.ts";
import { PANEL_LIMIT } from "../features/search/searchQuery.ts";
import { SearchResults } from "../features/search/SearchResults.tsx";
import { useBestMatch } from "../features/search/useBestMatch.ts";
import { useLatest } from "../features/search/useLatest.ts";
import { useRecentSearches } from "../features/search/useRecentSearches.ts";
import { useSearch } from "../features/search/useSearch.ts";
import { useSearchField } from "../features/search/useSearchField.ts";
import { useSearchTracking } from "../features/search/useSearchTracking.ts";
import { publicMode } from "../messages/en/publicMode.ts";
import { provideTexts } from "../messages/provideTexts.ts";
import { useT } from "../messages/useT.ts";

provideTexts({ publicMode });

/** Search over the whole page, for narrow windows; it begins empty each time. */
export function SearchOverlay({ close }: { close: () => void }) {
  const t = useT();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const recent = useRecentSearches();
  const search = useSearch(text, PANEL_LIMIT);
  // The key that changes this shows first.
  const blank = useDeferredValue(text.trim() === "");
  const answer = blank ? null : search.answer;
  const best = useBestMatch(answer);
  const options = useMemo(() => searchOptions({ answer, recent: recent.entries, beside: best.beside }), [answer, recent.entries, best.beside]);
  const opened = useSearchTracking(text, search);
  const leave = () => (opened(), close());
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape: close, onOpened: leave });
  const [onChosen, onForget, onClearRecent] = [useLatest(chosen), useLatest(recent.remove), useLatest(recent.clear)];
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const type = (next: string) => {
    setText(next);
    point(null);
  };
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-label={t("search.heading")}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-ground p-0 pt-3 text-ink"
    >
      <div className="flex items-center gap-1 px-4">
        <IconButton icon={ArrowLeft} label={t("publicMode.closeSearch")} onClick={close} className="-ms-3 rtl:-scale-x-100" />
        <SearchInput
          className="min-w-0 flex-1"
          landmark={t("search.heading")}
          ref={field}
          text={text}
          onText={type}
          onKeyDown={onKeyDown}
          listId={listId}
          activeId={active === null ? null : optionId(listId, active)}
        />
      </div>
      <SearchResults blank={blank} {...{ search, options, best, listId, active, onChosen, onForget, onClearRecent }} wide={false} onPoint={point} />
      {search.term === "" ? null : (
        <UiLink
          href={`/search?${new URLSearchParams({ q: search.term })}`}
          onClick={leave}
          className="mx-4 inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {t("search.all")}
        </UiLink>
      )}
    </dialog>
  );
}
