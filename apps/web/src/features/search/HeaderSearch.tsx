import { Icon, Kbd, UiLink } from "@worthy/ui";
import { ArrowDown, ArrowUp, CornerDownLeft } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useT, type T } from "../../messages/useT.ts";
import { optionId } from "./optionClass.ts";
import { firstPerson, searchOptions } from "./searchOptions.ts";
import { SearchInput } from "./SearchInput.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { PANEL_LIMIT } from "./searchQuery.ts";
import { useRecentSearches } from "./useRecentSearches.ts";
import { useSearch } from "./useSearch.ts";
import { useSearchField } from "./useSearchField.ts";
import { useBestMatch } from "./useBestMatch.ts";
import { useSearchTracking } from "./useSearchTracking.ts";
import { useFocusLeave } from "./useFocusLeave.ts";
import { useSlashKey } from "./useSlashKey.ts";
import { useWidthClassChange } from "./useWidthClassChange.ts";

const CLOSED = "w-60 max-w-[calc(100vw-15rem)] lg:w-66";
const OPEN = "w-[calc(100vw-17rem)] md:w-[calc(100vw-33rem)] lg:w-[min(52.5rem,calc(100vw-37.5rem))]";
const PANEL =
  "absolute inset-x-4 top-full max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain rounded-sheet border border-hairline bg-raised shadow-lifted md:max-h-[calc(100dvh-6rem)] lg:inset-x-0 lg:inset-s-auto lg:mt-2 lg:w-[min(52.5rem,calc(100vw-10rem))]";

/** Search in the top bar of wide windows: opens in place on focus, clears on close. Narrow windows have the search screen. */
export function HeaderSearch() {
  const t = useT();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const recent = useRecentSearches();
  const search = useSearch(text, PANEL_LIMIT);
  const asked = text.trim() === "" ? null : search.answer;
  const best = useBestMatch(asked);
  const options = searchOptions({ answer: asked, recent: recent.entries, beside: best.beside });
  const tracking = useSearchTracking(text, search);
  const close = () => {
    tracking.left();
    setOpen(false);
    setText("");
    field.current?.blur();
  };
  const { active, point, onKeyDown, chosen } = useSearchField({ options, recent, onEscape: close, onOpened: () => (tracking.opened(), close()) });
  useSlashKey(field);
  useWidthClassChange(close);
  useFocusLeave(box, () => (open ? close() : undefined));
  return (
    <div ref={box} className="hidden sm:block">
      {open ? <div aria-hidden onClick={close} className="fixed inset-0 -z-10 bg-scrim" /> : null}
      <div className={`lg:relative ${open ? OPEN : CLOSED}`}>
        <SearchInput
          landmark={t("search.quick")}
          ref={field}
          text={text}
          onText={(next) => (setText(next), point(null), field.current?.focus())}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          listId={open ? listId : null}
          activeId={active === null ? null : optionId(listId, active)}
          hint={
            open ? null : (
              <span className="pe-2.5">
                <Kbd>/</Kbd>
              </span>
            )
          }
        />
        {open ? (
          <div className={PANEL}>
            <SearchResults {...{ text, search, options, best, listId, active }} wide onPoint={point} onChosen={chosen} onForget={recent.remove} onClearRecent={recent.clear} />
            <PanelLegend term={search.term} people={firstPerson(options) !== null} onLeave={() => (tracking.opened(), close())} t={t} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface PanelLegendProps {
  term: string;
  people: boolean;
  onLeave: () => void;
  t: T;
}

function PanelLegend({ term, people, onLeave, t }: PanelLegendProps) {
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
