import { createContext, useEffect } from "react";
import { useLocale } from "../../locale/useLocale.ts";
import { useServices } from "../services/Services.ts";
import { showUpdated } from "./failureToasts.ts";
import { toAddress } from "../../api/basePath.ts";

/** Whether a part is missing because a new version has replaced its file. */
export const UpdatedContext = createContext(false);

/** Says so, and offers to load this page, or the one at `href`. */
export function UpdatedNotice({ href }: { href?: string | undefined }) {
  const locale = useLocale();
  const { toasts } = useServices();
  useEffect(() => {
    const load = href === undefined ? undefined : () => location.assign(toAddress(href));
    showUpdated({ toasts, locale }, load);
  }, [toasts, locale, href]);
  return null;
}
