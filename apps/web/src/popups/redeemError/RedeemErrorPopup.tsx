import { Button } from "@worthy/ui";
import type { PopupProps } from "../../routing/Popup.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import sharingTexts from "../../features/watchlists/texts/sharing.en.json" with { type: "json" };

/** Says why an invite could not be redeemed, over the lists. */
export function RedeemErrorPopup({ value, close }: PopupProps) {
  const t = useTexts(sharingTexts);
  const why = value === "expired" ? "Expired" : "Notfound";
  return (
    <PopupFrame title={t(`sharing.error${why}`)} shape="card" close={close}>
      <p className="mt-4 text-pretty text-ink-second">{t(`sharing.error${why}Hint`)}</p>
      <Button size="large" className="mt-6 self-start" onClick={close}>
        {t("sharing.toYourLists")}
      </Button>
    </PopupFrame>
  );
}
