import { IconButton, classNames, Icon } from "@worthy/ui";
import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { Search, X } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { useTexts } from "../../locale/useLocale.ts";
import { useVariant } from "../experiments/useVariant.ts";
import searchTexts from "./texts/search.en.json" with { type: "json" };

interface SearchInputProps {
  /** Accessible name of the landmark: a page may have two. */
  landmark: string;
  ref?: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus?: () => void;
  /** Id of the list of options, while it is shown. */
  listId: string | null;
  activeId: string | null;
  /** Shown at the end while the field is empty. */
  hint?: ReactNode;
  className?: string;
}

/** The search field: a combobox for the list it names. */
export function SearchInput({
  landmark,
  ref,
  text,
  onText,
  onKeyDown,
  onFocus,
  listId,
  activeId,
  hint,
  className,
}: SearchInputProps) {
  const t = useTexts(searchTexts);
  return (
    <search
      aria-label={landmark}
      className={classNames(
        "flex min-h-12 items-center gap-1 rounded-full border border-edge bg-raised ps-4 pe-1 focus-within:border-ink",
        className,
      )}
    >
      <Icon of={Search} />
      <input
        ref={ref}
        type="text"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t("search.label")}
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={activeId ?? undefined}
        placeholder={usePlaceholder()}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-2 text-base text-ellipsis outline-none placeholder:text-ink-second"
      />
      {text === "" ? (
        hint
      ) : (
        <IconButton icon={X} label={t("search.clear")} onClick={() => onText("")} />
      )}
    </search>
  );
}

type Placeholder = 0 | 1 | 2 | 3 | 4;

/** Placeholder of the search field: a variant of an A/B test. */
function usePlaceholder(): string {
  const variant = useVariant(SEARCH_PLACEHOLDER) as Placeholder; // the test has these variants, as assignVariant.test.ts checks
  return useTexts(searchTexts)(`search.placeholder_${variant}`);
}
