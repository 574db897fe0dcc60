import { adminHeads } from "./messages/en/adminHeads.ts";
import { browseHeads } from "./messages/en/browseHeads.ts";
import { places } from "./messages/en/places.ts";
import { tasteHeads } from "./messages/en/tasteHeads.ts";
import type { MessageKey } from "./messages/createMessages.ts";
import { provideTexts } from "./messages/provideTexts.ts";
import type { Screen } from "./routing/Screen.ts";
import { browseListMeta } from "./screens/browse/browseListMeta.ts";
import { listMeta, listsMeta, titlesMeta, titlesStartMeta } from "./screens/lists/listMeta.ts";
import { personMeta } from "./screens/person/personMeta.ts";

provideTexts({ places, adminHeads, browseHeads, tasteHeads });

type Head = Screen["meta"];

/** A page in no index. */
const titled =
  (title: MessageKey): Head =>
  (_context, t) => ({ title: t(title) });

/** One that does not depend on data. */
const fixed =
  (title: MessageKey, description: MessageKey, canonical: string): Head =>
  (_context, t) => ({ title: t(title), description: t(description), canonical });

/** What the heads of the screens of laterScreens.tsx say, by their paths. */
export const laterHeads: Readonly<Record<string, Head>> = {
  "/about": fixed("shell.about", "places.aboutDescription", "/about"),
  "/privacy": fixed("shell.privacy", "places.privacyDescription", "/privacy"),
  "/desktop": fixed("places.desktop", "places.desktopDescription", "/desktop"),
  "/mood": fixed("tasteHeads.mood", "tasteHeads.moodDescription", "/mood"),
  "/browse": (_context, t) => ({ title: t("browseHeads.browse"), description: t("browseHeads.description") }),
  // A tool of the moment: it is found from the screen that asks for it, and in no index.
  "/link": (_context, t) => ({ title: t("places.link"), description: t("places.linkDescription") }),
  "/browse/:dimension/:value": browseListMeta,
  "/lists": listsMeta,
  "/lists/:listId": listMeta,
  "/titles": titlesStartMeta,
  "/titles/:page": titlesMeta,
  "/person/:slugId": personMeta,
  "/profile": titled("shell.profile"),
  "/profile/account": titled("places.accountInformation"),
  "/profile/devices": titled("places.devices"),
  "/profile/notifications": titled("places.notifications"),
  "/profile/data": titled("places.data"),
  "/profile/genres": titled("tasteHeads.genres"),
  "/profile/services": titled("tasteHeads.services"),
  "/onboarding/genres": titled("tasteHeads.genres"),
  "/onboarding/services": titled("tasteHeads.services"),
  "/rate/comfort-food": titled("tasteHeads.comfortFood"),
  "/top-services": titled("tasteHeads.topServices"),
  "/top-services/:providerId": titled("tasteHeads.topServices"),
  "/faves": titled("places.faves"),
  "/ratings": titled("places.ratings"),
  "/friends": titled("shell.friends"),
  "/friends/messages": titled("places.friendMessages"),
  "/friends/:friendId": titled("places.friend"),
  "/ask-friends": titled("places.askFriends"),
  "/account-wall": titled("places.accountWall"),
  "/watchlists/invite/:inviteReference": titled("places.invite"),
  "/watchlist/:watchlistId/us": titled("places.us"),
  "/signin": titled("shell.signIn"),
  "/login": titled("shell.signIn"),
  "/login/email": titled("shell.signIn"),
  "/login/email/success": titled("shell.signIn"),
  "/web-authentication": titled("shell.signIn"),
  "/android-authentication": titled("shell.signIn"),
  "/admin": titled("adminHeads.numbers"),
  "/admin/settings": titled("places.adminSettings"),
  "/admin/faults": titled("adminHeads.faults"),
  "/admin/people": titled("adminHeads.people"),
  "/admin/titles": titled("adminHeads.titles"),
  "/admin/jobs": titled("adminHeads.jobs"),
  "/admin/tests": titled("adminHeads.tests"),
  "/admin/acts": titled("adminHeads.acts"),
};
