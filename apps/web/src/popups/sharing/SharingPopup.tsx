import type { PopupProps } from "../../routing/Popup.ts";
import { PeoplePopup } from "./PeoplePopup.tsx";
import { RedeemErrorPopup } from "./RedeemErrorPopup.tsx";

/** The popups of sharing: a list's number means its people, a word why an invite could not be redeemed. */
export function SharingPopup(props: PopupProps) {
  return Number(props.value) > 0 ? <PeoplePopup {...props} /> : <RedeemErrorPopup {...props} />;
}
