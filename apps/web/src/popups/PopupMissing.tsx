import { ErrorState } from "@worthy/ui";
import { useT } from "../messages/useT.ts";
import type { PopupProps } from "../routing/Popup.ts";
import { PopupFrame } from "./PopupFrame.tsx";

/** Stands where a popup's own part could not be loaded; the page under it stays. */
export function PopupMissing({ close }: PopupProps) {
  const t = useT();
  return (
    <PopupFrame title={t("shell.oops")} close={close}>
      <ErrorState heading={t("shell.partMissing")} text={t("shell.oopsHint")} retry={{ label: t("shell.retry"), onPress: () => location.reload() }} />
    </PopupFrame>
  );
}
