import { publicHeader } from "../../publicMode/publicHeader.ts";
import { listsQueries } from "./listQueries.ts";
import { listsHead } from "./listHeads.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

export const screen: Screen = {
  path: "/lists",
  name: "lists",
  access: "public",
  component: lazyComponent(() =>
    import("./ListsScreen.tsx").then(({ ListsScreen }) => ListsScreen),
  ),
  header: { component: publicHeader, forEverybody: false },
  queries: listsQueries,
  head: listsHead,
};
