import { Kbd } from "@worthy/ui";
import { useId, useRef, useState } from "react";
import { useT } from "../../messages/useT.ts";
import { lateComponent } from "../failures/lateComponent.tsx";
import { MissingPart } from "../failures/MissingPart.tsx";
import { SearchInput } from "./SearchInput.tsx";
import type { SearchPanelHandle, SearchPanelProps } from "./SearchPanel.tsx";
import { useFocusLeave } from "./useFocusLeave.ts";
import { useSlashKey } from "./useSlashKey.ts";
import { useWidthClassChange } from "./useWidthClassChange.ts";

// From tablets on it takes what room the bar has left; open it takes the place of what is behind it but the account.
const CLOSED = "w-60 max-w-[calc(100vw-15rem)] md:w-full md:max-w-84";
const OPEN = "w-[calc(100vw-17rem)] md:w-full lg:max-w-210";

const importPanel = () => import("./SearchPanel.tsx");
const SearchPanel = lateComponent<SearchPanelProps>(() => importPanel().then((file) => file.SearchPanel), undefined, MissingPart);

/**
 * Search in the top bar of wide windows: opens in place on focus, clears on close. Narrow windows have the search screen, which has a field of its own. What opens is loaded
 * when somebody reaches for the field; until then the field takes what is typed.
 */
export function HeaderSearch() {
  const t = useT();
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
      className="peer/search hidden sm:block md:min-w-0 md:flex-1 [header:has(~main_[data-full-screen])_&]:hidden"
      onPointerEnter={() => void importPanel().catch(() => {})}
    >
      {open ? <div aria-hidden onClick={close} className="fixed inset-0 -z-10 bg-scrim" /> : null}
      <div className={`md:ms-auto lg:relative ${open ? OPEN : CLOSED}`}>
        <SearchInput
          landmark={t("search.quick")}
          ref={field}
          text={text}
          onText={(next) => (setText(next), panel.current?.leaveOptions(), field.current?.focus())}
          onKeyDown={(event) => (panel.current ? panel.current.onKeyDown(event) : event.key === "Escape" ? close() : undefined)}
          onFocus={() => setOpen(true)}
          listId={open ? listId : null}
          activeId={activeId}
          hint={open ? null : hint}
        />
        {open ? <SearchPanel ref={panel} text={text} listId={listId} onActive={setActiveId} close={close} /> : null}
      </div>
    </div>
  );
}
