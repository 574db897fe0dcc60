import { cloneElement, lazy, Suspense, useState } from "react";
import type { ActionMenuProps } from "./ActionMenu.tsx";

const importMenu = () => import("./ActionMenu.tsx");
const Loaded = lazy(() => importMenu().then(({ ActionMenu }) => ({ default: ActionMenu })));

/** A failed load is tried again by the click. */
const ahead = () => void importMenu().catch(() => {});

/** An ActionMenu whose code is loaded when somebody points at its trigger, focuses it or presses it. */
export function LateMenu({ trigger, actions }: Omit<ActionMenuProps, "defaultOpen">) {
  const [pressed, press] = useState(false);
  const waiting = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => press(true),
  });
  // The same trigger stands there until the menu that takes it over has come.
  return pressed ? (
    <Suspense fallback={waiting}>
      <Loaded trigger={trigger} actions={actions} defaultOpen />
    </Suspense>
  ) : (
    waiting
  );
}
