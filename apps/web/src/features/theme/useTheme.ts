import { afterPaint } from "@worthy/ui";
import { useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import { deviceStorage } from "../session/deviceStorage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const listeners = new Set<() => void>();

/** The chosen theme that the page is about to apply. */
let next: Theme | null = null;

function worn(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

const current = () => next ?? worn();

function wear(): void {
  if (next === "system") delete document.documentElement.dataset["theme"];
  else if (next) document.documentElement.dataset["theme"] = next;
  if (next) colourBars(next);
  next = null;
}

/** The browser's own bars: the page names a colour for dark, then one for light. */
function colourBars(theme: Theme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, scheme] of (["dark", "light"] as const).entries()) {
    const meta = metas[index];
    if (!meta) continue;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? "all" : "not all";
  }
}

/**
 * The chosen theme, stored on this device; the blocking script applies it before the first paint.
 */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const { track } = useServices();
  const theme = useSyncExternalStore<Theme>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => "system",
  );
  const choose = (chosen: Theme) => {
    if (chosen === "system") deviceStorage.remove(KEY);
    else deviceStorage.write(KEY, chosen);
    next = chosen;
    for (const listener of listeners) listener();
    // The button responds first: recolouring a long page takes longer than a frame.
    afterPaint(wear);
    track("theme_changed", { theme: chosen });
  };
  return { theme, choose };
}
