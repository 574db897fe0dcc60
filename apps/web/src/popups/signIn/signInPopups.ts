import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";
import { SKIP_REDIRECT } from "./signInFlags.ts";

/** `/signin-popup`, and `?signinPopup=1` or `?signinPopup=skip-redirect` over any page. */
export const signInPopup: Popup = {
  name: "signinPopup",
  path: "/signin-popup",
  accepts: (value) => value === "1" || value === SKIP_REDIRECT,
  part: lazyPart("src/popups/signIn/SignInPopup.tsx", () => import("./SignInPopup.tsx").then((file) => file.SignInPopup)),
};

/** `/registration-popup`, and `?registration=1` over any page. */
export const registrationPopup: Popup = {
  name: "registration",
  path: "/registration-popup",
  accepts: (value) => value === "1",
  part: lazyPart("src/popups/signIn/RegistrationPopup.tsx", () => import("./RegistrationPopup.tsx").then((file) => file.RegistrationPopup)),
};

/** `/login/email`, and `?emailLogin=1` over any page. */
export const emailLoginPopup: Popup = {
  name: "emailLogin",
  path: "/login/email",
  accepts: (value) => value === "1",
  part: lazyPart("src/popups/signIn/EmailLoginPopup.tsx", () => import("./EmailLoginPopup.tsx").then((file) => file.EmailLoginPopup)),
};
