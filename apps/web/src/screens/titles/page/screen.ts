import { titlesHead } from "../../lists/listHeads.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { screen as titles } from "../screen.ts";

/** A further page of all titles. */
export const screen: Screen = {
  ...titles,
  path: "/titles/:page",
  name: "titles_page",
  head: titlesHead,
};
