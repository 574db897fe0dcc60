import type { PopupProps } from "../../routing/Popup.ts";
import { EMAIL_LOGIN_FLAGS } from "./signInFlags.ts";
import { SignInPopupFrame } from "./SignInPopupFrame.tsx";

/** Signing in by e-mail, and on to where somebody came from. */
export function EmailLoginPopup({ close }: PopupProps) {
  return <SignInPopupFrame flags={EMAIL_LOGIN_FLAGS} close={close} />;
}
