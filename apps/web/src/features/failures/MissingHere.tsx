import { ErrorState } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";

/** Stands in the place of a part that somebody opened and that did not come: only a new page asks for it again. */
export function MissingHere() {
  const t = useT();
  return <ErrorState heading={t(navigator.onLine ? "shell.oops" : "shell.networkLost")} retry={{ label: t("shell.retry"), onPress: () => location.reload() }} />;
}
