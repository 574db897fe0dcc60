import type { PopupProps } from "../../routing/Popup.ts";
import { signInFlagsOf } from "./signInFlags.ts";
import { SignInPopupFrame } from "./SignInPopupFrame.tsx";

/** Signing in, with or without going back to where the person came from. */
export function SignInPopup({ value, close }: PopupProps) {
  return <SignInPopupFrame flags={signInFlagsOf(value)} close={close} />;
}
