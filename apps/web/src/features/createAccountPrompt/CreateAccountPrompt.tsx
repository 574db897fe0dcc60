import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "../failures/loadChunk.ts";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { considerAddition } from "./considerAddition.ts";
import { hearAdditions } from "./additions.ts";

const Dialog = lazy(() => loadChunk(() => import("./PromptDialog.tsx")).then(({ PromptDialog }) => ({ default: PromptDialog })));

/** Proposes an account to somebody who is adding titles without one, at most twice. Its dialog is loaded when it comes. */
export function CreateAccountPrompt() {
  const { track } = useServices();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      hearAdditions((addition) => {
        considerAddition(addition, { storage: deviceStorage, queryClient, userId })
          // Nobody misses a proposal that does not come.
          .then(
            (show) => show && setShown(true),
            (error: unknown) => console.warn("the create-account prompt could not be decided", error),
          );
      }),
    [queryClient, userId],
  );
  useEffect(() => {
    if (shown) track("account_prompt", { action: "viewed" });
  }, [shown, track]);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => setShown(false)} />
    </Suspense>
  );
}
