import { OfflineStart } from "../../router/OfflineStart.ts";
import type { Screen } from "../../routing/Screen.ts";
import { screen as about } from "../about/screen.ts";

/**
 * The page that devices cache for when the server is unreachable (apps/web/worker). It has no
 * content of its own.
 */
export const screen: Screen = {
  ...about,
  path: "/offline",
  name: "offline",
  access: "personal",
  decide: () => Promise.reject(new OfflineStart()),
  head: (_context, locale) => ({ title: locale.productName }),
};
