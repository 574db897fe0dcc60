import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import type { SeenState } from "./seenState.ts";
import type { MarkSeen } from "./useSeenEpisodes.ts";

interface UndoableParts {
  /** Of the show. */
  name: string;
  state: SeenState;
  mark: MarkSeen;
}

/** Marks more than one press can take back, says so, and offers what was seen before, to the episode. Its words come once they are needed. */
export function useUndoableMark({ name, state, mark }: UndoableParts): MarkSeen {
  const { toasts } = useServices();
  const t = useT();
  return (write) => {
    const before = state.seasons;
    mark(write);
    const undo = () => mark({ seen: true, exactly: before });
    // Without a network there are no words; what was marked shows.
    import("./sayMarked.ts").then(
      ({ sayMarked }) => sayMarked({ toasts, t, name, write, undo }),
      () => {},
    );
  };
}
