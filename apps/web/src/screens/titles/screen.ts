import { publicHeader } from "../../publicMode/publicHeader.ts";
import { decideTitles } from "../lists/listQueries.ts";
import { titlesStartHead } from "../lists/listHeads.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** All titles by name. */
export const screen: Screen = {
  path: "/titles",
  name: "titles",
  access: "public",
  component: lazyComponent(() =>
    import("./TitlesScreen.tsx").then(({ TitlesScreen }) => TitlesScreen),
  ),
  header: { component: publicHeader, forEverybody: false },
  decide: decideTitles,
  head: titlesStartHead,
};
