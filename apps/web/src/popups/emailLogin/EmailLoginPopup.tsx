import type { PopupProps } from "../../routing/Popup.ts";
import { EMAIL_LOGIN_FLAGS } from "../signIn/signInFlags.ts";
import { SignInPopupFrame } from "../signIn/SignInPopupFrame.tsx";

/** Email sign-in, then back to where the person came from. */
export function EmailLoginPopup({ close }: PopupProps) {
  return <SignInPopupFrame flags={EMAIL_LOGIN_FLAGS} close={close} />;
}
