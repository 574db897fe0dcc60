import { GridSkeleton } from "../../../features/title/GridSkeleton.tsx";
import { publicHeader } from "../../../publicMode/publicHeader.ts";
import { decideList } from "../listQueries.ts";
import { listHead } from "../listHeads.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";

export const screen: Screen = {
  path: "/lists/:listId",
  name: "list",
  access: "public",
  component: lazyComponent(() => import("./ListScreen.tsx").then(({ ListScreen }) => ListScreen)),
  header: { component: publicHeader, forEverybody: false },
  skeleton: GridSkeleton,
  decide: decideList,
  head: listHead,
};
