import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract/manifest";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { readyManifest } from "../../api/createApi.ts";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { beforeLeaving } from "../session/beforeLeaving.ts";
import { createRemovals } from "./createRemovals.ts";

const NOT_FOUND = 404;
const NONE: ReadonlySet<string> = new Set();

/** Of this page: it goes on when the screen that began it is left. */
const removals = createRemovals();
let watchesLeaving = false;

/** Who leaves the page, or signs out, cannot undo any more. */
function watchLeaving(): void {
  if (watchesLeaving) return;
  watchesLeaving = true;
  addEventListener("pagehide", () => void removals.flush());
  beforeLeaving(removals.flush);
}

interface HeldRemoval {
  key: string;
  text: string;
  /** Whose it is: nothing is written for somebody else. */
  userId: string;
  write: () => Promise<unknown>;
  /** Which write that is. */
  endpoint: EndpointId;
}

/** Removing with a way back: what is hidden, and how to hide it. */
export function useRemovals(): { hidden: ReadonlySet<string>; remove: (removal: HeldRemoval) => void } {
  const { toasts, session } = useServices();
  const t = useT();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const hidden = useSyncExternalStore(removals.subscribe, removals.keys, () => NONE);
  const write = async (removal: HeldRemoval) => {
    if (session.account()?.id !== removal.userId) return;
    try {
      await removal.write();
    } catch (error) {
      // What is gone already is removed.
      if (!(error instanceof ApiFailure && error.status === NOT_FOUND)) return failed(error, () => void write(removal));
    }
    await invalidateAfter(queryClient, removal.endpoint);
  };
  const remove = (removal: HeldRemoval) => {
    readyManifest().catch(() => {});
    watchLeaving();
    removals.hold({ key: removal.key, text: removal.text, toasts, undoLabel: t("shell.undo"), write: () => write(removal) });
  };
  return { hidden, remove };
}
