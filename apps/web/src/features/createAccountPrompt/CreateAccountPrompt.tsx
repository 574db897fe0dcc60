import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import { useServices } from "../services/Services.ts";
import { useUserId } from "../session/useUserId.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { considerAddition } from "./considerAddition.ts";
import { subscribeToAdditions } from "./additions.ts";

const Dialog = deferredComponent(() =>
  import("./PromptDialog.tsx").then((file) => file.PromptDialog),
);

/**
 * Suggests an account to somebody adding titles without one, at most twice. Its dialog is loaded on
 * demand.
 */
export function CreateAccountPrompt() {
  const { track } = useServices();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      subscribeToAdditions((addition) => {
        considerAddition(addition, { storage: deviceStorage, queryClient, userId })
          // A suggestion that fails to load isn't missed.
          .then(
            (show) => show && setShown(true),
            (error: unknown) =>
              console.warn("couldn't decide about the create-account prompt", error),
          );
      }),
    [queryClient, userId],
  );
  useEffect(() => {
    if (shown) track("account_prompt", { action: "viewed" });
  }, [shown, track]);
  return shown ? <Dialog onClose={() => setShown(false)} /> : null;
}
