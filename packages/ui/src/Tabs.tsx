import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { nextInRow } from "./posters/moveFocusInRow.ts";

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Key>[];
  /** The open tab. If omitted, the component keeps the state itself, starting with the first. */
  value?: Key;
  onValue?: (key: Key) => void;
}

const TAB =
  "relative inline-flex min-h-11 cursor-pointer items-center px-1 text-base whitespace-nowrap text-ink-second transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:bg-fill disabled:cursor-default disabled:opacity-40";

/**
 * Panels of which one is shown; arrows, Home and End move between the tabs and open them. The
 * server's page contains all panels.
 */
export function Tabs<Key extends string>({ label, tabs, value, onValue }: TabsProps<Key>) {
  const id = useId();
  const [kept, keep] = useState(tabs[0]?.key);
  const shown = value ?? kept;
  const open = (key: Key) => (keep(key), onValue?.(key));
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const buttons = [...list.querySelectorAll<HTMLButtonElement>("button:enabled")];
    const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    const next =
      event.altKey || event.ctrlKey || event.metaKey
        ? null
        : nextInRow(event.key, buttons.indexOf(event.target as HTMLButtonElement), {
            length: buttons.length,
            forward,
          }); // only tabs are in the list
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
    buttons[next]?.click();
  };
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={step}
        className="rail flex gap-6 overflow-x-auto border-b border-hairline"
      >
        {tabs.map(({ key, label: words, disabled }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-controls={`${id}${key}-panel`}
            aria-selected={key === shown}
            tabIndex={key === shown ? 0 : -1}
            disabled={disabled}
            onClick={() => open(key)}
            className={TAB}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}-panel`}
          aria-labelledby={`${id}${key}`}
          tabIndex={0}
          hidden={key !== shown}
          className="pt-5 outline-offset-4"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
