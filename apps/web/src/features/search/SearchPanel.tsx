import { Icon, Kbd, UiLink } from "@worthy/ui";
import { ArrowDown, ArrowUp, CornerDownLeft } from "lucide-react";
import { useImperativeHandle, useLayoutEffect, type KeyboardEvent, type Ref } from "react";
import { InstalledCredits } from "../sources/InstalledCredits.tsx";
import { firstPerson } from "./options/searchOptions.ts";
import { PANEL_LIMIT } from "./searchQuery.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchList } from "./useSearchList.ts";
import { useTexts } from "../../locale/useLocale.ts";
import searchTexts from "./texts/search.en.json" with { type: "json" };

/** What the field can call on its panel. */
export interface SearchPanelHandle {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Moves from the options back to the field. */
  leaveOptions: () => void;
}

export interface SearchPanelProps {
  ref: Ref<SearchPanelHandle>;
  text: string;
  listId: string;
  /** Reports the active option by its element's id. */
  onActive: (id: string | null) => void;
  close: () => void;
}

const PANEL =
  "absolute inset-x-4 top-full max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain rounded-sheet border border-hairline bg-raised shadow-lifted md:max-h-[calc(100dvh-6rem)] lg:inset-x-0 lg:inset-s-auto lg:mt-2 lg:w-[min(52.5rem,calc(100vw-10rem))]";

/** Opens below the field in the top bar: results, recent searches, and keyboard hints. */
export function SearchPanel({ ref, text, listId, onActive, close }: SearchPanelProps) {
  const { term, answer, options, leave, point, field, results } = useSearchList({
    text,
    limit: PANEL_LIMIT,
    listId,
    onEscape: close,
    onOpened: close,
  });
  const { onKeyDown, activeId } = field;
  useImperativeHandle(ref, () => ({ onKeyDown, leaveOptions: () => point(null) }));
  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  return (
    <div className={PANEL}>
      <SearchResults {...results} wide />
      {answer ? <InstalledCredits className="border-t border-hairline px-5 py-2" /> : null}
      <PanelLegend term={term} people={firstPerson(options) !== null} onLeave={leave} />
    </div>
  );
}

function PanelLegend({
  term,
  people,
  onLeave,
}: {
  term: string;
  people: boolean;
  onLeave: () => void;
}) {
  const t = useTexts(searchTexts);
  return (
    <div className="sticky bottom-0 flex min-h-12 items-center gap-5 border-t border-hairline bg-raised px-5 text-sm text-ink-second">
      <span className="flex items-center gap-2">
        <Kbd>
          <Icon of={ArrowUp} size={12} />
        </Kbd>
        <Kbd>
          <Icon of={ArrowDown} size={12} />
        </Kbd>{" "}
        {t("search.keyMove")}
      </span>
      <span className="flex items-center gap-2">
        <Kbd>
          <Icon of={CornerDownLeft} size={12} />
        </Kbd>{" "}
        {t("search.keyOpen")}
      </span>
      {people ? (
        <span className="flex items-center gap-2">
          <Kbd>Tab</Kbd> {t("search.keyPeople")}
        </span>
      ) : null}
      <span className="flex items-center gap-2">
        <Kbd>Esc</Kbd> {t("search.keyClose")}
      </span>
      {term === "" ? null : (
        <UiLink
          href={`/search?${new URLSearchParams({ q: term })}`}
          onClick={onLeave}
          className="ms-auto inline-flex min-h-11 items-center rounded-full font-semibold text-ink hover:underline"
        >
          {t("search.all")}
        </UiLink>
      )}
    </div>
  );
}
