import { useDeferredCode } from "../failures/useDeferredCode.ts";
import { useServices } from "../services/Services.ts";
import type { SeenState } from "./seenState.ts";
import type { MarkSeen } from "./useSeenEpisodes.ts";
import { useLocale } from "../../locale/useLocale.ts";

interface UndoableParts {
  /** Name of the show. */
  name: string;
  state: SeenState;
  mark: MarkSeen;
}

const importTexts = () => import("./showMarked.ts");

/**
 * Marks more than one press can undo, shows a message, and offers to restore exactly what was seen
 * before. Its texts are loaded later.
 */
export function useUndoableMark({ name, state, mark }: UndoableParts): MarkSeen {
  const { toasts } = useServices();
  const locale = useLocale();
  const loadTexts = useDeferredCode(importTexts);
  return (write) => {
    const before = state.seasons;
    mark(write);
    const undo = () => mark({ seen: true, exactly: before });
    // Without a network there are no texts; the mark still shows.
    loadTexts().then(
      ({ showMarked }) => showMarked({ toasts, locale, name, write, undo }),
      () => {},
    );
  };
}
