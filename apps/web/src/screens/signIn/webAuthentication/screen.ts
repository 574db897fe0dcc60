import { moveToLink } from "../moveToLink.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { screen as emailLink } from "../emailLink/screen.ts";

/** An address in mailed links that redirects. */
export const screen: Screen = {
  ...emailLink,
  path: "/web-authentication",
  name: "web_authentication",
  decide: moveToLink,
};
