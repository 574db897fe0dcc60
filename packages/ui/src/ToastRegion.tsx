import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { IconButton } from "./IconButton.tsx";
import type { Toasts } from "./toasts.ts";

export interface ToastRegionProps {
  toasts: Toasts;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

/** Shows messages at the bottom, says them in a live region, and pauses their clocks while one is pointed at or focused. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  return (
    <Toast.Provider toastManager={toasts.manager} limit={2}>
      <Toast.Portal>
        <Toast.Viewport aria-label={label} className="fixed inset-x-4 bottom-24 z-60 mx-auto flex max-w-120 flex-col gap-2 md:bottom-8">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const TOAST =
  "rounded-sheet bg-fill text-on-fill shadow-lifted transition-[translate,opacity] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0";

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, close } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={TOAST}>
      <Toast.Content className="flex items-center gap-2 py-1.5 ps-5 pe-2">
        <Toast.Title className="min-w-0 flex-1 py-2 text-base" />
        {toast.actionProps ? (
          <Toast.Action className="min-h-11 rounded-full px-3 text-base font-semibold outline-offset-0 focus-visible:outline-on-fill" onClick={() => close(toast.id)} />
        ) : null}
        <Toast.Close render={<IconButton icon={X} label={closeLabel} className="text-on-fill hover:bg-transparent focus-visible:outline-on-fill" />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
