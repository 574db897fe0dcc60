import type { Screen } from "../../../routing/Screen.ts";
import { screen as home } from "../screen.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The start page below the popup with this address. */
export const screen: Screen = {
  ...home,
  path: "/signin-popup",
  name: "sign_in",
  access: "personal",
  head: (_context, locale) => ({ title: locale.texts(shellTexts)("shell.signIn") }),
};
