import { useT } from "../../messages/useT.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";

export function WhyPopup({ close }: PopupProps) {
  const t = useT();
  return (
    <PopupFrame title={t("why.headingNone")} close={close}>
      <p className="mt-6 text-ink-second">{t("why.notYet")}</p>
    </PopupFrame>
  );
}
