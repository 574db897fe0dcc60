import { publicHeader } from "../../../publicMode/publicHeader.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { screen as title } from "../screen.tsx";

/** A second address of shows, which always has the public header. */
export const screen: Screen = {
  ...title,
  path: "/show/:slugId",
  name: "title_seo",
  header: { component: publicHeader, forEverybody: true },
};
