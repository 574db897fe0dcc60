import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Key extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem<Key>[];
  /** The open tab; leave it out to let the tabs keep it themselves, beginning with the first. */
  value?: Key;
  onValue?: (key: Key) => void;
}

const TAB =
  "relative inline-flex min-h-11 cursor-pointer items-center px-1 text-base whitespace-nowrap text-ink-second transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent hover:text-ink data-active:font-semibold data-active:text-ink data-active:after:bg-fill data-disabled:cursor-default data-disabled:opacity-40";

/** Panels of which one is shown; arrows move between the tabs. All panels stand in the server's page. */
export function Tabs<Key extends string>({ label, tabs, value, onValue }: TabsProps<Key>) {
  return (
    <Base.Root {...(value === undefined ? { defaultValue: tabs[0]?.key } : { value })} onValueChange={(next) => onValue?.(next as Key)}>
      <Base.List aria-label={label} activateOnFocus className="rail flex gap-6 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <Base.Tab key={tab.key} value={tab.key} disabled={tab.disabled ?? false} className={TAB}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.key} value={tab.key} keepMounted className="pt-5 outline-offset-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
