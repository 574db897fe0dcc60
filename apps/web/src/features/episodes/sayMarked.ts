import { seen } from "../../messages/en/seen.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import { UNDO_TIMEOUT, type Toasts } from "@worthy/ui";
import type { SeenWrite } from "./seenState.ts";

provideTexts({ seen });

interface Marked {
  toasts: Toasts;
  t: T;
  /** Of the show. */
  name: string;
  write: Omit<SeenWrite, "titleId">;
  undo: () => void;
}

/** Says what was marked, and offers to take that back. */
export function sayMarked({ toasts, t, name, write: { seasonNumber: number, seen: on }, undo }: Marked): void {
  const text = number === undefined ? t(on ? "seen.all" : "seen.allUndone", { name }) : t(on ? "seen.season" : "seen.seasonUndone", { number });
  toasts.show({ id: "seen", text, timeout: UNDO_TIMEOUT, action: { label: t("shell.undo"), onPress: undo } });
}
