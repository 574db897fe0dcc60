import * as adminCatalogue from "./admin/adminCatalogue.ts";
import * as adminFaults from "./admin/adminFaults.ts";
import * as adminJobs from "./admin/adminJobs.ts";
import * as adminNumbers from "./admin/adminNumbers.ts";
import * as adminPeople from "./admin/adminPeople.ts";
import * as adminTitles from "./admin/adminTitles.ts";
import * as adminWishes from "./admin/adminWishes.ts";
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
import * as secondFactor from "./secondFactor.ts";
import * as signIn from "./signIn.ts";
import * as titles from "./titles.ts";
import * as today from "./today.ts";
import * as wall from "./wall.ts";
import * as tracking from "./tracking.ts";
import * as watchlistItems from "./watchlistItems.ts";
import * as watchlists from "./watchlists.ts";
import * as wishes from "./wishes.ts";
import type { EndpointSpec } from "../endpoint.ts";

const declared = {
  ...accounts,
  ...profiles,
  ...canned,
  ...signIn,
  ...secondFactor,
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
  ...recommendations,
  ...wall,
  ...today,
  ...watchlists,
  ...watchlistItems,
  ...invites,
  ...friends,
  ...wishes,
  ...tracking,
  ...experiments,
  ...adminNumbers,
  ...adminFaults,
  ...adminPeople,
  ...adminCatalogue,
  ...adminTitles,
  ...adminJobs,
  ...adminWishes,
};

type Declared = typeof declared;
export type EndpointId = keyof Declared;
export type Endpoints = { readonly [Id in EndpointId]: Declared[Id] & { readonly id: Id } };
export type Endpoint = EndpointSpec & { readonly id: EndpointId };

/** Every endpoint by its id. */
export const endpoints = Object.fromEntries(
  Object.entries(declared).map(([id, spec]) => [id, { ...spec, id }]),
) as Endpoints; // the same keys, each with its own name
