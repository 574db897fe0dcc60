import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract";

interface MaybeProblem {
  error?: unknown;
  message?: unknown;
  code?: unknown;
  issues?: unknown;
}

/** Properties that screens can't do without, and the reads whose answers must have them. */
export const NEEDED: Readonly<Record<string, readonly EndpointId[]>> = {
  "id path name image genres providers franchiseTitles seasons cast crew": ["getNode"],
  "id path name": ["getPerson"],
  "id roles userProfile": ["getUser"],
  "id episodeNumber": ["getEpisode"],
  "id name items": ["getList", "getComfortFood", "getWatchlist"],
  "id name facts": ["getTitleFacts"],
  implicitWatchlistAddEnabled: ["getSettings"],
  displayName: ["getAccountInformation"],
  "genres completion": ["getProfile"],
  "state mail": ["getEmailLink"],
  matchingCode: ["lookAtLink"],
  sources: ["listSources"],
  "pages results": ["listTitles"],
  "region chosen": ["getRegion"],
  "providers categories": ["listProviders"],
  providers: ["listUserProviders"],
  "mediaByProvider serviceProviders": ["listTopProviders", "listTopProviderItems"],
  isSeen: ["listSeenEpisodes"],
  userRatings: ["listRatings"],
  "title contributions": ["explainScore"],
  recommendations: [
    "recommend",
    "listRecommendations",
    "listCombinedRecommendations",
    "recommendLikeMovie",
    "recommendLikeShow",
  ],
  "recommendations homeBlockList": ["recommendHome"],
  "members results": ["pickForUs"],
  example: ["getExampleScore"],
  "cards rows": ["getToday"],
  watchlists: ["listWatchlists"],
  "kinds genres": ["getFilterCounts"],
  itemIds: ["listWatchlistItemIds"],
  items: ["listWatchlistItems"],
  "reference kind next": ["getInvite"],
  "friend agreements": ["getTasteMatch"],
  "days funnel": ["getNumbers"],
  "imports models": ["getJobs"],
  used: ["getTmdbFacts"],
  linkProblem: ["getLinkCheck"],
  results: [
    "listAdminActs",
    "listCannedProfiles",
    "listContinueWatching",
    "listCorrections",
    "listCuratedLists",
    "listDevices",
    "listEpisodeProviders",
    "listExperiments",
    "listFaults",
    "listFriendMessages",
    "listFriendRatings",
    "listFriends",
    "listLists",
    "listMoods",
    "listPeople",
    "listPersonNodes",
    "listReports",
    "listSignInRequests",
    "listTitlesToRate",
    "listWatchlistActivity",
    "getListServices",
    "search",
  ],
};

/** What the specification says where something is missing; of anything else, it is unknown what is wrong. */
function missingMessage(id: EndpointId, property: string): string {
  if (id === "getNode") return "No Tv Details";
  return property === "recommendations" || property === "homeBlockList"
    ? `No ${property} property returned`
    : "Unknown Error";
}

/** The first property that an answer lacks. */
function missingIn(id: EndpointId, body: unknown): string | undefined {
  const [properties = ""] = Object.entries(NEEDED).find(([, ids]) => ids.includes(id)) ?? [];
  return properties
    .split(" ")
    .find((each) => each !== "" && !(isRecord(body) && body[each] !== undefined));
}

/** Endpoints whose 404 means "none", not a failure. */
const NULL_WHERE_ABSENT: readonly EndpointId[] = ["listRatings"];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function messageOf(problem: MaybeProblem, otherwise: string): string {
  return typeof problem.message === "string" && problem.message !== ""
    ? problem.message
    : otherwise;
}

/** Retry-After may also be a date, but this server never sends one. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/**
 * The failure that a body describes: with its own message if it has one, 'Unknown Error' if it only
 * has an error flag.
 */
export function failureOf({ status, headers }: Response, body: unknown): ApiFailure {
  const problem: MaybeProblem = isRecord(body) ? body : {};
  const issues = Array.isArray(problem.issues) ? problem.issues : [];
  return new ApiFailure(
    status,
    messageOf(problem, problem.error === true ? "Unknown Error" : "Server Error"),
    {
      issues,
      code: typeof problem.code === "string" ? problem.code : null,
      retryAfter: secondsIn(headers.get("retry-after")),
    },
  );
}

/**
 * The body of an answer. Throws ApiFailure when the status is outside 200-299, or the body is not
 * JSON, carries an error flag or lacks a required property.
 */
export async function readAnswer(id: EndpointId, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 404 && NULL_WHERE_ABSENT.includes(id)) return null;
  if (!response.ok || body === undefined) throw failureOf(response, body);
  if (isRecord(body) && body["error"] === true) throw failureOf(response, body);
  const missing = missingIn(id, body);
  if (missing !== undefined)
    throw new ApiFailure(
      response.status,
      messageOf(isRecord(body) ? body : {}, missingMessage(id, missing)),
    );
  return body;
}
