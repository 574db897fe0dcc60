import type { Screen } from "../../../routing/Screen.ts";
import { screen as login } from "../login/screen.ts";

/** Sign-in below the popup with this address. */
export const screen: Screen = {
  ...login,
  path: "/login/email",
  name: "email_login",
};
