import { IconButton, UiLink } from "@worthy/ui";
import { ArrowLeft } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { SearchInput } from "../features/search/SearchInput.tsx";
import { PANEL_LIMIT } from "../features/search/searchQuery.ts";
import { SearchResults } from "../features/search/SearchResults.tsx";
import { useSearchList } from "../features/search/useSearchList.ts";
import { useTexts } from "../locale/useLocale.ts";
import publicModeTexts from "./texts/publicMode.en.json" with { type: "json" };
import searchTexts from "../features/search/texts/search.en.json" with { type: "json" };

/** Search over the whole page, for narrow windows; empty each time it opens. */
export function SearchOverlay({ close }: { close: () => void }) {
  const t = useTexts(publicModeTexts, searchTexts);
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const {
    term,
    leave,
    point,
    field: input,
    results,
  } = useSearchList({ text, limit: PANEL_LIMIT, listId, onEscape: close, onOpened: close });
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
        <IconButton
          icon={ArrowLeft}
          label={t("publicMode.closeSearch")}
          onClick={close}
          className="-ms-3 rtl:-scale-x-100"
        />
        <SearchInput
          {...input}
          className="min-w-0 flex-1"
          landmark={t("search.heading")}
          ref={field}
          onText={type}
        />
      </div>
      <SearchResults {...results} wide={false} />
      {term === "" ? null : (
        <UiLink
          href={`/search?${new URLSearchParams({ q: term })}`}
          onClick={leave}
          className="mx-4 inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {t("search.all")}
        </UiLink>
      )}
    </dialog>
  );
}
