import { Kbd } from "@worthy/ui";
import { use, useId, useRef, useState, useEffect, type RefObject } from "react";
import { useEarlyEntry } from "../fields/useEarlyEntry.ts";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import { MissingPart } from "../failures/MissingPart.tsx";
import { UpdatedNotice, UpdatedContext } from "../failures/Updated.tsx";
import { SearchInput } from "./SearchInput.tsx";
import type { SearchPanelHandle, SearchPanelProps } from "./SearchPanel.tsx";
import { useSlashKey } from "./useSlashKey.ts";
import { useWidthClassChange } from "./useWidthClassChange.ts";
import { useTexts } from "../../locale/useLocale.ts";
import searchTexts from "./texts/search.en.json" with { type: "json" };

// From tablets on it takes the bar's remaining space; when open, it covers everything behind it
// except the account.
const CLOSED = "w-60 max-w-[calc(100vw-15rem)] md:w-full md:max-w-84";
const OPEN = "w-[calc(100vw-17rem)] md:w-full lg:max-w-210";

const importPanel = () => import("./SearchPanel.tsx");
const SearchPanel = deferredComponent<SearchPanelProps>(
  () => importPanel().then((file) => file.SearchPanel),
  undefined,
  MissingPanel,
);

/** After an upgrade, the field keeps what is typed, and the search page can be loaded with it. */
function MissingPanel({ text, close }: SearchPanelProps) {
  const term = text.trim();
  if (!use(UpdatedContext)) return <MissingPart close={close} />;
  return <UpdatedNotice href={term === "" ? undefined : `/search?q=${encodeURIComponent(term)}`} />;
}

/**
 * Search in the top bar of wide windows: opens in place on focus, clears on close. Narrow windows
 * have the search screen with its own field. Its panel is loaded when somebody reaches for the
 * field, which already accepts typing.
 */
export function HeaderSearch() {
  const t = useTexts(searchTexts);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [activeId, setActiveId] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setText("");
    setActiveId(null);
    field.current?.blur();
  };
  useEarlyEntry(field, text, (entered) => {
    setText(entered);
    setOpen(document.activeElement === field.current);
  });
  useSlashKey(field);
  useWidthClassChange(close);
  useFocusLeave(box, () => (open ? close() : undefined));
  const hint = (
    <span className="pe-2.5 md:max-lg:hidden">
      <Kbd>/</Kbd>
    </span>
  );
  return (
    <div
      ref={box}
      data-open={open || undefined}
      className="peer/search hidden sm:block md:min-w-0 md:flex-1 in-data-full-screen:hidden"
      onPointerEnter={() => void importPanel().catch(() => {})}
    >
      {open ? <div aria-hidden onClick={close} className="fixed inset-0 -z-10 bg-scrim" /> : null}
      <div className={`md:ms-auto lg:relative ${open ? OPEN : CLOSED}`}>
        <SearchInput
          landmark={t("search.quick")}
          ref={field}
          text={text}
          onText={(next) => (setText(next), panel.current?.leaveOptions(), field.current?.focus())}
          onKeyDown={(event) =>
            panel.current
              ? panel.current.onKeyDown(event)
              : event.key === "Escape"
                ? close()
                : undefined
          }
          onFocus={() => setOpen(true)}
          listId={open ? listId : null}
          activeId={activeId}
          hint={open ? null : hint}
        />
        {open ? (
          <SearchPanel
            ref={panel}
            text={text}
            listId={listId}
            onActive={setActiveId}
            close={close}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Calls `onLeave` when something outside the box gets the focus. */
function useFocusLeave(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [box]);
}
