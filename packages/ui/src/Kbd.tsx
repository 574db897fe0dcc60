import type { ReactNode } from "react";

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-sm border border-edge px-1 align-middle font-sans leading-none text-xs font-semibold text-ink in-aria-pressed:text-on-fill">
      {children}
    </kbd>
  );
}
