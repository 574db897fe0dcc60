import * as adminCatalogue from "./admin/adminCatalogue.ts";
import * as adminFaults from "./admin/adminFaults.ts";
import * as adminJobs from "./admin/adminJobs.ts";
import * as adminNumbers from "./admin/adminNumbers.ts";
import * as adminPeople from "./admin/adminPeople.ts";
import * as adminTitles from "./admin/adminTitles.ts";
import * as experiments from "./admin/experiments.ts";
import * as accounts from "./accounts.ts";
import * as canned from "./canned.ts";
import * as devices from "./devices.ts";
import * as episodes from "./episodes.ts";
import * as linking from "./linking.ts";
import * as friends from "./friends.ts";
import * as invites from "./invites.ts";
import * as lists from "./lists.ts";
import * as providers from "./providers.ts";
import * as ratings from "./ratings.ts";
import * as recommendations from "./recommendations.ts";
import * as reports from "./reports.ts";
import * as privacy from "./privacy.ts";
import * as profiles from "./profiles.ts";
import * as search from "./search.ts";
import * as signIn from "./signIn.ts";
import * as titles from "./titles.ts";
import * as tracking from "./tracking.ts";
import * as watchlists from "./watchlists.ts";

const { filters: _filters, ...recommendationEndpoints } = recommendations;
const { trackedEvent: _trackedEvent, ...trackingEndpoints } = tracking;
const { NOT_INTERESTED_LIST: _notInterestedList, RUNTIME_RANGES: _runtimeRanges, ...watchlistEndpoints } = watchlists;
const { inviteReference: _inviteReference, ...inviteEndpoints } = invites;
const { FACT_VALUES: _factValues, ...adminTitleEndpoints } = adminTitles;

/** Every endpoint by its id. */
export const endpoints = {
  ...accounts,
  ...profiles,
  ...canned,
  ...signIn,
  ...devices,
  ...privacy,
  ...linking,
  ...search,
  ...titles,
  ...lists,
  ...providers,
  ...episodes,
  ...reports,
  ...ratings,
  ...recommendationEndpoints,
  ...watchlistEndpoints,
  ...inviteEndpoints,
  ...friends,
  ...trackingEndpoints,
  ...experiments,
  ...adminNumbers,
  ...adminFaults,
  ...adminPeople,
  ...adminCatalogue,
  ...adminTitleEndpoints,
  ...adminJobs,
};
export type Endpoints = typeof endpoints;
