import { useEffect, useEffectEvent } from "react";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { showFailure } from "./failureToasts.ts";

/** Stands for a part that somebody opened and that did not come: says so, and closes it. */
export function MissingPart({ close }: { close: () => void }) {
  const t = useT();
  const { toasts } = useServices();
  const say = useEffectEvent(() => {
    showFailure({ toasts, t }, { id: "missing-part" });
    close();
  });
  useEffect(() => say(), []);
  return null;
}
