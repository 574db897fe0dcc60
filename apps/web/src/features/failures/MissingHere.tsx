import { use } from "react";
import { ErrorState } from "@worthy/ui";
import { UpdatedContext } from "./Updated.tsx";
import { useLocale } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Replaces a part that somebody opened and that failed to load: only reloading the page requests it
 * again.
 */
export function MissingHere() {
  const locale = useLocale();
  const t = locale.texts(shellTexts);
  const updated = use(UpdatedContext);
  const failure = t(navigator.onLine ? "shell.oops" : "shell.networkLost");
  return (
    <ErrorState
      heading={updated ? t("shell.updated", { product: locale.productName }) : failure}
      retry={{
        label: t(updated ? "shell.reload" : "shell.retry"),
        onPress: () => location.reload(),
      }}
    />
  );
}
