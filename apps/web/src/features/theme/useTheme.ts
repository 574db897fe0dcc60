import { useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import { deviceStorage } from "../session/deviceStorage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const listeners = new Set<() => void>();

function current(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The chosen theme, kept on this device; the blocking script applies it before the first paint. */
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
  const choose = (next: Theme) => {
    if (next === "system") {
      delete document.documentElement.dataset["theme"];
      deviceStorage.remove(KEY);
    } else {
      document.documentElement.dataset["theme"] = next;
      deviceStorage.write(KEY, next);
    }
    for (const listener of listeners) listener();
    track("theme_changed", { theme: next });
  };
  return { theme, choose };
}
