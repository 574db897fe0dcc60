import { endpoints, type Endpoint, type Topic } from "@worthy/contract";

export interface DocsGroup {
  id: string;
  name: string;
  endpoints: readonly Endpoint[];
}

const GROUPS: Record<Topic | "tracking", string> = {
  user: "Accounts",
  signIn: "Signing in",
  profile: "Profiles",
  devices: "Devices",
  settings: "Settings",
  search: "Search",
  titles: "Titles",
  people: "People",
  lists: "Lists",
  providers: "Providers",
  ratings: "Ratings",
  scores: "Scores and recommendations",
  watchlists: "Watchlists",
  friends: "Friends",
  wishes: "Wishes",
  episodes: "Episodes seen",
  tracking: "Tracking",
  admin: "Administration",
};

function groupOf(endpoint: Endpoint): keyof typeof GROUPS {
  const topic = endpoint.reads ?? endpoint.changes?.[0];
  return topic ?? (/^\/v1\/(users|api\/auth)/.test(endpoint.path) ? "user" : "tracking");
}

/** All endpoints of the contract, by subject. */
export function docsGroups(): DocsGroup[] {
  const byGroup = Map.groupBy(Object.values(endpoints) as Endpoint[], groupOf); // each value is an endpoint; the union is too large to check
  return Object.entries(GROUPS).flatMap(([id, name]) => {
    const members = byGroup.get(id as keyof typeof GROUPS); // a key of GROUPS by construction
    return members ? [{ id, name, endpoints: members }] : [];
  });
}
