import { use, useEffect, useEffectEvent } from "react";
import { useServices } from "../services/Services.ts";
import { UpdatedContext } from "./Updated.tsx";
import { showFailure, showUpdated } from "./failureToasts.ts";
import { useLocale } from "../../locale/useLocale.ts";

/** Replaces a part that somebody opened and that failed to load: says so, and closes it. */
export function MissingPart({ close }: { close: () => void }) {
  const locale = useLocale();
  const { toasts } = useServices();
  const updated = use(UpdatedContext);
  const say = useEffectEvent(() => {
    if (updated) showUpdated({ toasts, locale });
    else showFailure({ toasts, locale }, { id: "missing-part" });
    close();
  });
  useEffect(() => say(), []);
  return null;
}
