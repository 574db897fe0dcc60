import { UNDO_TIMEOUT, type Toasts } from "@worthy/ui";
import type { SeenWrite } from "./seenState.ts";
import type { Locale } from "../../locale/createLocale.ts";
import seenTexts from "./texts/seen.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface Marked {
  toasts: Toasts;
  locale: Locale;
  /** Name of the show. */
  name: string;
  write: Omit<SeenWrite, "titleId">;
  undo: () => void;
}

/** Shows what was marked, and offers to undo it. */
export function showMarked({
  toasts,
  locale,
  name,
  write: { seasonNumber: number, seen: on, exactly },
  undo,
}: Marked): void {
  const t = locale.texts(seenTexts, shellTexts);
  const ofShow = () =>
    exactly ? t("seen.upTo", { name }) : t(on ? "seen.all" : "seen.allUndone", { name });
  const text =
    number === undefined ? ofShow() : t(on ? "seen.season" : "seen.seasonUndone", { number });
  toasts.show({
    id: "seen",
    text,
    timeout: UNDO_TIMEOUT,
    action: { label: t("shell.undo"), onPress: undo },
  });
}
