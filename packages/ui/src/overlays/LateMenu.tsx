import { cloneElement, lazy, Suspense, useState } from "react";
import type { ActionMenuProps } from "./ActionMenu.tsx";

const importMenu = () => import("./ActionMenu.tsx");
const Loaded = lazy(() => importMenu().then(({ ActionMenu }) => ({ default: ActionMenu })));

/** If loading fails, the click tries again. */
const ahead = () => void importMenu().catch(() => {});

/** An ActionMenu whose code is loaded when its trigger is hovered, focused or pressed. */
export function LateMenu({ trigger, actions }: Omit<ActionMenuProps, "defaultOpen">) {
  const [pressed, press] = useState(false);
  const waiting = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => press(true),
  });
  // The same trigger is shown until the menu that takes it over has loaded.
  return pressed ? (
    <Suspense fallback={waiting}>
      <Loaded trigger={trigger} actions={actions} defaultOpen />
    </Suspense>
  ) : (
    waiting
  );
}
