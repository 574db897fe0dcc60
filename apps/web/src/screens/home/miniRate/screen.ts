import type { Screen } from "../../../routing/Screen.ts";
import { screen as home } from "../screen.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/** The start page below the popup with this address. */
export const screen: Screen = {
  ...home,
  path: "/mini-rate",
  name: "mini_rate",
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return {
      title: t("shell.rateFew"),
      description: t("shell.rateDescription"),
      canonical: "/",
    };
  },
};
