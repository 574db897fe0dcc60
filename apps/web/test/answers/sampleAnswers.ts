import type { CallApi, CallOutput, EndpointId } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { progressOf } from "@worthy/domain";

/** A film as the API answers it, for tests. */
export const sampleNode: CallOutput<"getNode"> = {
  id: 12,
  nodeId: 12,
  tmdbId: null,
  nodeType: "movie",
  tmdbType: "movie",
  name: "Her",
  slug: "her",
  path: "/movies/her-12",
  score: null,
  matchScore: null,
  image: { poster: { url: "/p12.jpg" }, backdrop: { url: "/b12.jpg" } },
  backdrop_path: "/b12.jpg",
  firstAirDate: "2013-01-01",
  datePrecision: "year",
  lastAirDate: null,
  runtime: 126,
  genres: ["Drama", "Romance"],
  logline: "A lonely writer falls for a voice.",
  maker: "Spike Jonze",
  providers: [],
  sources: [],
  card: { url: "/c12.jpg" },
  lists: [],
  franchiseTitles: [],
  attributions: [],
  originalName: null,
  showsOriginal: false,
  overview: "A man buys an operating system and it answers back.",
  status: "RELEASED",
  countries: ["US"],
  language: "en",
  tags: [{ key: "bittersweet", label: "Bittersweet", isMood: true }],
  certificates: { US: "R" },
  awards: [],
  franchise: null,
  imdbId: null,
  isScorable: true,
  lastEpisode: null,
  numberOfSeasons: 0,
  numberOfEpisodes: 0,
  seasons: [],
  cast: [{ id: 7, name: "Amy Adams", slug: "amy-adams", character: "Amy", profile_path: null }],
  crew: [{ id: 8, name: "Spike Jonze", slug: "spike-jonze", job: "DIRECTOR", profile_path: null }],
  trailers: [],
  reason: null,
  confidence: null,
};

/** Why the sample film has 87: 70 + 20 - 5 + 2. */
export const sampleExplanation: CallOutput<"explainScore"> = {
  title: sampleNode,
  score: 87,
  base: 70,
  contributions: [
    {
      type: "title",
      titleId: 900,
      name: "Arrival",
      path: "/movies/arrival-900",
      poster: "/p900.jpg",
      rating: "LOVE",
      points: 20,
      parts: [
        { trait: "kin", key: "", label: "", points: 13 },
        { trait: "tag", key: "bittersweet", label: "Bittersweet", points: 7 },
      ],
    },
    {
      type: "title",
      titleId: 901,
      name: "Solaris",
      path: "/movies/solaris-901",
      poster: "/p901.jpg",
      rating: "MEH",
      points: -5,
      parts: [{ trait: "tag", key: "lonely", label: "Lonely", points: -5 }],
    },
    { type: "rest", points: 2, parts: [] },
  ],
  confidence: { word: "leaning", value: 0.4 },
  reason: { kind: "because-loved", titles: [{ id: 900, name: "Arrival" }], shared: [] },
  misleading: [],
  progress: progressOf(Array.from({ length: 6 }, () => ({ kind: "movie", rating: "LIKE" }))),
  ratingCount: 6,
  rateNext: [{ ...sampleNode, id: 14, name: "Dune", path: "/movies/dune-14" }],
};

export const emptyList: CallOutput<"recommend"> = {
  recommendations: [],
  featuredRecommendations: [],
  total: 0,
  providerFacets: [],
  genreFacets: [],
};

export const samplePerson: CallOutput<"getPerson"> = {
  id: 7,
  name: "Amy Adams",
  slug: "amy-adams",
  path: "/person/amy-adams-7",
  profile_path: null,
  knownFor: "Arrival",
  sources: [],
};

/** A device account. */
export const sampleUser: CallOutput<"createUser"> = {
  id: "abcdefghijkl",
  api_id: "abcdefghijkl",
  jwtToken: "Bearer secret",
  token: "secret",
  email: null,
  pendingEmail: null,
  userProfile: {
    email: null,
    firstName: null,
    lastName: null,
    profileName: "Name",
    profileImage: null,
    settings: {},
  },
  roles: [],
  created: "2026-01-01T00:00:00Z",
  createdAt: "2026-01-01T00:00:00Z",
  lifeCycle: "ANONYMOUS",
  verifiedUser: false,
  canned: false,
  defaultWatchlistId: 99,
  progress: progressOf([]),
};

/**
 * Answers to calls that any page makes by itself: for its frame, when it starts, after a sign-in, or some seconds later. A test that has no
 * answer to one fails now and then.
 */
export const unaskedAnswers = {
  getUser: sampleUser,
  listRatings: {
    userRatings: [],
    pagination: { totalCount: 0, limit: 999, offset: 0 },
    progress: progressOf([]),
  },
  listSources: { sources: [], region: "US" },
  listWatchlists: { watchlists: [], total: 0 },
  listWishes: { results: [], total: 0 },
  listExperiments: { results: [] },
  recordEvents: { success: true, accepted: 1 },
  recordSession: { loginCount: 1 },
  updateIdentifier: { success: true },
} as const satisfies { [Id in EndpointId]?: CallOutput<Id> };

const defaults: { [Id in EndpointId]?: CallOutput<Id> } = {
  ...unaskedAnswers,
  getRegion: { region: "US", chosen: false },
  listContinueWatching: { results: [], total: 0 },
  listSeenEpisodes: {
    titleId: sampleNode.id,
    isSeen: false,
    seasons: [],
    numSeen: 0,
    numberOfEpisodes: 0,
    next: null,
  },
  getNode: sampleNode,
  getPerson: samplePerson,
  listPersonNodes: {
    results: [{ ...sampleNode, role: "Amy" }],
    total: 1,
    pagination: { totalCount: 1, limit: 50, offset: 0 },
  },
  recommend: emptyList,
  getToday: { cards: [], rows: [], services: 0 },
  recommendLikeMovie: {
    ...emptyList,
    recommendations: [{ ...sampleNode, id: 13, name: "Arrival", path: "/movies/arrival-13" }],
    total: 1,
  },
  recommendLikeShow: emptyList,
  listMoods: {
    results: [
      { key: "witty", label: "Witty" },
      { key: "tender", label: "Tender" },
    ],
    total: 2,
  },
  listTitlesToRate: { results: [sampleNode], total: 1 },
  getExampleScore: {
    example: {
      loved: { id: 60, name: "Arrival" },
      title: sampleNode,
      score: 88,
      reason: {
        kind: "because-loved",
        titles: [{ id: 60, name: "Arrival" }],
        shared: [{ trait: "tag", key: "first-contact", label: "First contact" }],
      },
    },
  },
  listUserProviders: { providers: [], total: 0 },
};

export type Answers = {
  [Id in EndpointId]?: CallOutput<Id> | ((input: never) => Promise<CallOutput<Id>>);
};

/** Stands in for the API: answers with what it is given, refuses what it was not told about. */
export function answersOf(answers: Answers = {}): CallApi {
  const known: Answers = { ...defaults, ...answers };
  const call = async (id: EndpointId, input: never) => {
    const answer = known[id];
    if (answer === undefined) throw new ApiFailure(404, `no answer for ${id}`);
    return typeof answer === "function" ? answer(input) : answer;
  };
  return call as CallApi; // one function for all endpoints, as the real ones
}
