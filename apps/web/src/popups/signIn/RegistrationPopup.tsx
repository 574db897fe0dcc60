import type { PopupProps } from "../../routing/Popup.ts";
import { REGISTRATION_FLAGS } from "./signInFlags.ts";
import { SignInPopupFrame } from "./SignInPopupFrame.tsx";

/** Creating an account, and staying where one is. */
export function RegistrationPopup({ close }: PopupProps) {
  return <SignInPopupFrame flags={REGISTRATION_FLAGS} close={close} />;
}
