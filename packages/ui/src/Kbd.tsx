import { classNames } from "./classNames.ts";
import type { ReactNode } from "react";

/** A key on the keyboard. */
export function Kbd({
  children,
  tone = "plain",
}: {
  children: ReactNode;
  /** `onFill` on a filled button. */
  tone?: "plain" | "onFill";
}) {
  return (
    <kbd
      className={classNames(
        "inline-grid min-h-5 min-w-5 place-items-center rounded-sm border border-edge px-1 align-middle font-sans leading-none text-xs font-semibold",
        tone === "plain" ? "text-ink" : "text-on-fill",
      )}
    >
      {children}
    </kbd>
  );
}
