import { cloneElement, lazy, Suspense, useState, type ComponentType } from "react";
import type { ActionMenuProps } from "./ActionMenu.tsx";
import { MissingOverlay } from "./deferredOverlay.tsx";

interface LoadedProps extends ActionMenuProps {
  onMissing: () => void;
}

const importMenu = () => import("./ActionMenu.tsx");
const Loaded = lazy<ComponentType<LoadedProps>>(() =>
  importMenu().then(
    ({ ActionMenu }) => ({ default: ActionMenu }),
    (error: unknown) => ({
      default: ({ trigger, onMissing }) => (
        <>
          {trigger}
          <MissingOverlay error={error} close={onMissing} />
        </>
      ),
    }),
  ),
);

/** If loading fails, the click tries again. */
const ahead = () => void importMenu().catch(() => {});

/** An ActionMenu whose code is loaded when its trigger is hovered, focused or pressed. */
export function DeferredMenu({ trigger, actions }: Omit<ActionMenuProps, "defaultOpen">) {
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
      <Loaded trigger={trigger} actions={actions} defaultOpen onMissing={() => press(false)} />
    </Suspense>
  ) : (
    waiting
  );
}
