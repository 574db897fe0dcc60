import { accountEvents } from "../account/accountEvents.ts";
import { actionEvents } from "../actions/actionEvents.ts";
import { promptEvents } from "../createAccountPrompt/promptEvents.ts";
import { episodeEvents } from "../episodes/episodeEvents.ts";
import { failureEvents } from "../failures/failureEvents.ts";
import { favouriteEvents } from "../favourites/favouriteEvents.ts";
import { filterEvents } from "../filters/filterEvents.ts";
import { friendEvents } from "../friends/friendEvents.ts";
import { installedEvents } from "../installed/installedEvents.ts";
import { ratingEvents } from "../rating/ratingEvents.ts";
import { moodEvents } from "../settings/moodEvents.ts";
import { onboardingEvents } from "../wall/onboardingEvents.ts";
import { searchEvents } from "../search/searchEvents.ts";
import { sharingEvents } from "../sharing/sharingEvents.ts";
import { signInEvents } from "../signIn/signInEvents.ts";
import { themeEvents } from "../theme/themeEvents.ts";
import { watchlistEvents } from "../watchlist/watchlistEvents.ts";
import { sessionEvents } from "./sessionEvents.ts";
import { viewEvents } from "./viewEvents.ts";

/**
 * Every event by the feature that declares it; docs/events.md is made of this. The browser knows only the types of it (`events.ts`): import it nowhere else there.
 */
export const eventCatalogue = {
  account: accountEvents,
  actions: actionEvents,
  "create-account prompt": promptEvents,
  episodes: episodeEvents,
  failures: failureEvents,
  favourites: favouriteEvents,
  filters: filterEvents,
  friends: friendEvents,
  "installed app": installedEvents,
  mood: moodEvents,
  onboarding: onboardingEvents,
  rating: ratingEvents,
  search: searchEvents,
  session: sessionEvents,
  sharing: sharingEvents,
  "sign-in": signInEvents,
  theme: themeEvents,
  view: viewEvents,
  watchlist: watchlistEvents,
};
