import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { inviteHead, inviteQueries } from "./inviteHead.ts";

export const screen: Screen = {
  path: "/watchlists/invite/:inviteReference",
  name: "invite",
  access: "personal",
  component: lazyComponent(() =>
    import("./RedeemScreen.tsx").then(({ RedeemScreen }) => RedeemScreen),
  ),
  queries: inviteQueries,
  head: inviteHead,
};
