import {
  aNumber,
  aText,
  declareEvents,
  oneOf,
  aFlag,
  RATED_LOCATIONS,
  RATING_VALUES,
  ACTION_TYPES,
  CTA_STATES,
} from "@worthy/domain";
import { failureEvents } from "./failureEvents.ts";
import { friendEvents } from "./friendEvents.ts";
import { viewEvents } from "./viewEvents.ts";

const accountEvents = declareEvents({
  canned_profile_entered: {
    purpose: "Which canned profiles demonstrations use.",
    consent: "usage",
    params: { profile: aText("name of the profile") },
  },
  service_changed: {
    purpose: "Which streaming services people have.",
    consent: "usage",
    params: {
      action: oneOf("what happened", ["added", "removed"]),
      provider_id: aNumber("id of the service"),
    },
  },
});

const actionEvents = declareEvents({
  action_taken: {
    purpose: "Whether hints and suggestions help or get in the way.",
    consent: "usage",
    params: {
      type: oneOf("what was shown", ACTION_TYPES),
      name: aText("its name"),
      state: oneOf("outcome", CTA_STATES),
    },
  },
});

const episodeEvents = declareEvents({
  episodes_seen: {
    purpose: "Whether people track their progress in shows.",
    consent: "usage",
    params: {
      title_id: aNumber("id of the show"),
      seen: aFlag("marked as seen (true) or unmarked (false)"),
    },
  },
});

const favouriteEvents = declareEvents({
  perfect_match: {
    purpose: "Whether people like the perfect match.",
    consent: "usage",
    params: {
      action: oneOf("outcome", ["viewed", "converted", "closed"]),
      title_id: aNumber("id of the title"),
    },
  },
});

const filterEvents = declareEvents({
  list_narrowed: {
    purpose: "Which filters people use to find something.",
    consent: "usage",
    params: {
      screen: aText("name of the list: worthy, worthyMovie or browse"),
      filters: aNumber("number of filters set"),
      sort: aText("selected sort order"),
    },
  },
});

const installedEvents = declareEvents({
  install_offer: {
    purpose: "Whether people install the app, and which offer they follow.",
    consent: "usage",
    params: {
      place: oneOf("where the offer was shown", ["banner", "desktop"]),
      action: oneOf("outcome", ["viewed", "converted", "tapped", "closed"]),
    },
  },
});

const moodEvents = declareEvents({
  mood_refined: {
    purpose: "Which mood questions help people to find something.",
    consent: "usage",
    params: {
      moods: aNumber("number of moods selected"),
      themes: aNumber("number of themes selected"),
      length: aText("selected lengths, in ranges of minutes"),
      company: aText("selected company"),
      energy: aText("selected energy"),
    },
  },
});

const onboardingEvents = declareEvents({
  hater_flags: {
    purpose: "Who is asked unsuitable questions and needs others.",
    consent: "usage",
    params: {
      overall: aFlag("more than two dislikes per like overall"),
      onboarding: aFlag("at least four dislikes per like in onboarding"),
    },
  },
  onboarding_completed: {
    purpose: "How many ratings people give before their first scores.",
    consent: "usage",
    params: {
      ratings: aNumber("number of ratings that say something about taste"),
      hater_overall: aFlag("as in hater_flags"),
      hater_onboarding: aFlag("as in hater_flags"),
    },
  },
});

const promptEvents = declareEvents({
  account_prompt: {
    purpose: "Whether the registration prompt comes at the right moment.",
    consent: "usage",
    params: { action: oneOf("outcome", ["viewed", "converted", "closed"]) },
  },
});

const ratingEvents = declareEvents({
  title_rated: {
    purpose: "How many ratings people give, and where. Helps to shorten onboarding.",
    consent: "usage",
    params: {
      title_id: aNumber("id of the title"),
      rating: oneOf("the rating; NONE if it was removed", [...RATING_VALUES, "NONE"] as const),
      rated_location: oneOf("where in the product it was given", RATED_LOCATIONS),
    },
    added: {
      hater_overall: aFlag("more than two dislikes per like in all earlier ratings"),
      hater_onboarding: aFlag("at least four dislikes per like in earlier onboarding ratings"),
    },
  },
  ratings_reset: {
    purpose: "How often people start over.",
    consent: "usage",
    params: { removed: aNumber("number of ratings removed") },
  },
});

const termLength = aNumber("length of the search term; the term itself is never recorded");
const results = aNumber("number of titles found");

const searchEvents = declareEvents({
  search_performed: {
    purpose: "How often a search finds nothing.",
    consent: "usage",
    params: { term_length: termLength, results },
  },
  search_typing_paused: {
    purpose: "How much people type before they pause to look at results.",
    consent: "usage",
    params: { term_length: termLength },
  },
  search_abandoned: {
    purpose: "How often people leave without opening a result.",
    consent: "usage",
    params: { term_length: termLength, results },
  },
  search_result_opened: {
    purpose: "Whether the wanted title is at the top.",
    consent: "usage",
    params: {
      title_id: aNumber("id of the title"),
      position: aNumber("position in the list, from 0"),
    },
  },
});

const visitParams = {
  account_age: aText(
    "age of the account in months of 30 days: 'Month 0' to 'Month 18', 'Month 19+', 'none' without an account, 'unknown' if the account couldn't be loaded",
  ),
  session_count: aNumber("number of visits so far, of the account or the device; 0 if unknown"),
};

/** The start of a visit, which ends after an hour without activity. */
const sessionEvents = declareEvents({
  new_device_session: {
    purpose: "How many new devices there are.",
    consent: "usage",
    params: visitParams,
  },
  returning_device_session: {
    purpose: "How many devices return, and how old their accounts are.",
    consent: "usage",
    params: visitParams,
  },
});

const sharingEvents = declareEvents({
  invite_answered: {
    purpose: "Whether people accept invites.",
    consent: "usage",
    params: {
      action: oneOf("the answer", ["join", "accept", "decline"]),
      kind: oneOf("what the invite was to", ["watchlist", "friend"]),
    },
  },
  people_changed: {
    purpose: "How people join and leave watchlists.",
    consent: "usage",
    params: {
      action: oneOf("what happened", ["invited", "removed", "left"]),
      by: oneOf("by which means", ["name", "link", "mail"]),
    },
  },
});

const signInEvents = declareEvents({
  email_link_requested: {
    purpose: "How often people request a second mail.",
    consent: "usage",
    params: { again: aFlag("not the first mail") },
  },
  signed_in: {
    purpose: "How many people register and how many return.",
    consent: "usage",
    params: { new_account: aFlag("signing in created the account") },
  },
  signed_out: { purpose: "How many people sign out.", consent: "usage", params: {} },
});

const themeEvents = declareEvents({
  theme_changed: {
    purpose: "Whether people want the light theme.",
    consent: "usage",
    params: { theme: oneOf("selected theme", ["system", "light", "dark"]) },
  },
});

const titleEvents = declareEvents({
  block_title_opened: {
    purpose: "Which rows of titles lead to something to watch, so that the others go.",
    consent: "usage",
    params: {
      block_name: aText(
        "English name of the row in lower case, without special characters, with underscores for spaces",
      ),
      title_id: aNumber("number of the title"),
    },
  },
});

const watchlistEvents = declareEvents({
  watchlist_changed: {
    purpose: "Whether picks end up on watchlists, and on whose.",
    consent: "usage",
    params: {
      action: oneOf("what happened", ["added", "removed"]),
      title_id: aNumber("id of the title"),
      watchlist_kind: oneOf("kind of watchlist", ["default", "collaborative", "non-collaborative"]),
      route: aText(
        "where it happened: watchlist, recommendations, homeExpanded, or the first segment of the path",
      ),
    },
  },
});

/**
 * Every event by subject; docs/events.md is generated from this. In the browser only its types are
 * used (`Track.ts`): don't import it anywhere else.
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
  title: titleEvents,
  view: viewEvents,
  watchlist: watchlistEvents,
};
