import { useEffect, useEffectEvent } from "react";
import { isFreeKey } from "./isFreeKey.ts";
import { matchKeys } from "./matchKeys.ts";
import { shortcuts, type ShortcutGoal } from "./shortcuts.ts";
import { shortcutsAreOn } from "./shortcutSetting.ts";

/** Milliseconds within which the second key must follow. */
const PATIENCE = 1500;

/** Listens for shortcuts and reports their targets. */
export function useShortcuts(onGoal: (goal: ShortcutGoal) => void): void {
  const reached = useEffectEvent(onGoal);
  useEffect(() => {
    let held: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || !shortcutsAreOn()) return;
      const before = held && event.timeStamp - held.at < PATIENCE ? held.key : null;
      const match = matchKeys(shortcuts, before, event.key);
      held = match.held === null ? null : { key: match.held, at: event.timeStamp };
      if (!match.hit) return;
      event.preventDefault();
      reached(match.hit.goal);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
