import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { beforeLeaving } from "../../session/beforeLeaving.ts";
import { createRemovals } from "./createRemovals.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

const NOT_FOUND = 404;
const NONE: ReadonlySet<string> = new Set();

/** Kept per page: continues when the screen that started it is left. */
const removals = createRemovals();
let watchesLeaving = false;

/** Leaving the page or signing out ends undo. */
function watchLeaving(): void {
  if (watchesLeaving) return;
  watchesLeaving = true;
  addEventListener("pagehide", () => void removals.flush());
  beforeLeaving(removals.flush);
}

interface HeldRemoval {
  key: string;
  text: string;
  /** The person; nothing is written for anybody else. */
  userId: string;
  write: () => Promise<unknown>;
  /** The write's endpoint. */
  endpoint: EndpointId;
}

/** Removing with undo: what is hidden, and how to hide. */
export function useRemovals(): {
  hidden: ReadonlySet<string>;
  remove: (removal: HeldRemoval) => void;
} {
  const { toasts, session } = useServices();
  const t = useTexts(shellTexts);
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const hidden = useSyncExternalStore(removals.subscribe, removals.keys, () => NONE);
  const write = async (removal: HeldRemoval) => {
    if (session.account()?.id !== removal.userId) return;
    try {
      await removal.write();
    } catch (error) {
      // Already removed is fine.
      if (!(error instanceof ApiFailure && error.status === NOT_FOUND))
        return failed(error, () => void write(removal));
    }
    await invalidateAfter(queryClient, removal.endpoint);
  };
  const remove = (removal: HeldRemoval) => {
    watchLeaving();
    removals.hold({
      key: removal.key,
      text: removal.text,
      toasts,
      undoLabel: t("shell.undo"),
      write: () => write(removal),
    });
  };
  return { hidden, remove };
}
