import type { PopupProps } from "../../routing/Popup.ts";
import { REGISTRATION_FLAGS } from "../signIn/signInFlags.ts";
import { SignInPopupFrame } from "../signIn/SignInPopupFrame.tsx";

/** Creating an account without leaving the page. */
export function RegistrationPopup({ close }: PopupProps) {
  return <SignInPopupFrame flags={REGISTRATION_FLAGS} close={close} />;
}
