import { Menu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Icon } from "../Icon.tsx";
import { usePortalPlace } from "./usePortalPlace.ts";

export interface MenuAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** The button that opens it, e.g. an IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  actions: readonly MenuAction[];
  /** Initially open. */
  defaultOpen?: boolean;
}

const ITEM =
  "flex min-h-11 cursor-default items-center gap-3 rounded-[6px] px-3 text-sm font-semibold outline-none data-highlighted:bg-fill data-highlighted:text-on-fill";

/** A small menu of actions, operable with arrows, letters, Enter and Escape. */
export function ActionMenu({ trigger, actions, defaultOpen = false }: ActionMenuProps) {
  const { place, triggerRef } = usePortalPlace();
  return (
    <Menu.Root defaultOpen={defaultOpen}>
      <Menu.Trigger ref={triggerRef} render={trigger} />
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={6} align="end" positionMethod="fixed" className="z-50">
          <Menu.Popup className="min-w-48 rounded-sheet border border-hairline bg-raised p-1.5 text-ink shadow-lifted outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {actions.map((action) => (
              <Menu.Item key={action.key} className={ITEM} onClick={action.onSelect}>
                {action.icon ? <Icon of={action.icon} size={18} /> : null}
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
