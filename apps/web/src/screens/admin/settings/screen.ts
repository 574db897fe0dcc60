import { isAdmin } from "@worthy/domain";
import type { Screen, ScreenContext } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import { userQuery } from "../../../features/session/userQuery.ts";
import type { Verdict } from "../../../router/loadPage.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/settings",
  name: "admin_settings",
  access: "personal",
  component: lazyComponent(() =>
    import("./AdminSettingsScreen.tsx").then(({ AdminSettingsScreen }) => AdminSettingsScreen),
  ),
  decide: decideAdmin,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.adminSettings") }),
};

/** For everybody but administrators the address doesn't exist; the server says who somebody is. */
async function decideAdmin({ userId, queryClient }: ScreenContext): Promise<Verdict> {
  if (userId === null) return { kind: "missing" };
  const { roles } = await queryClient.fetchQuery(userQuery(userId));
  return { kind: isAdmin(roles.map(({ name }) => name)) ? "show" : "missing" };
}
