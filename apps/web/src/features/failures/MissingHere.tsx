import { ErrorState } from "@worthy/ui";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Replaces a part that somebody opened and that failed to load: only reloading the page requests it
 * again.
 */
export function MissingHere() {
  const t = useTexts(shellTexts);
  return (
    <ErrorState
      heading={t(navigator.onLine ? "shell.oops" : "shell.networkLost")}
      retry={{ label: t("shell.retry"), onPress: () => location.reload() }}
    />
  );
}
