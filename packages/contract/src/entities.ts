import { z } from "zod";
import { ratedLocation, ratingType, ratingValue, titleKind, watchlistSort } from "./fields.ts";
import { PROBLEM_CODES } from "./problemCodes.ts";

const image = z.object({ url: z.string().meta({ description: "/name.jpg: ask /api/image/tmdb/w{width}/name.webp for it" }) });

export const castEntry = z
  .object({ id: z.int(), name: z.string(), slug: z.string(), character: z.string().nullable(), profile_path: z.string().nullable() })
  .meta({ id: "CastEntry" });
export const crewEntry = z.object({ id: z.int(), name: z.string(), slug: z.string(), job: z.string(), profile_path: z.string().nullable() }).meta({ id: "CrewEntry" });

export const provider = z
  .object({
    id: z.int(),
    name: z.string(),
    sourceTypes: z.array(z.string()).meta({ description: "ORIGINAL: first shown there, no promise that it streams there now" }),
    topProvider: z.boolean(),
  })
  .meta({ id: "Provider" });

/** What a provider was known to offer, and when. */
export const datedProvider = provider.extend({ asOf: z.iso.date().meta({ description: "the day on which this was known to be so" }) }).meta({ id: "DatedProvider" });

/** Whom facts are from that are not in the bundle, and who asks to be named for them. */
export const namedSource = z.enum(["tmdb", "tvmaze", "imdb", "justwatch"]);

export const sources = z.array(namedSource).meta({ description: "who is to be named where this shows, beside the bundled catalogue; empty for what is the bundle's alone" });

/** A title as lists carry it. */
export const nodeSummary = z
  .object({
    id: z.int(),
    nodeId: z.int(),
    tmdbId: z.int().nullable(),
    nodeType: titleKind,
    tmdbType: titleKind,
    name: z.string(),
    slug: z.string(),
    path: z.string().meta({ description: "canonical page address" }),
    score: z.int().min(0).max(100).nullable(),
    matchScore: z.int().min(0).max(100).nullable(),
    sponsor: z.string().nullable(),
    image: z.object({ poster: image, backdrop: image }),
    backdrop_path: z.string(),
    firstAirDate: z.iso.date().nullable(),
    datePrecision: z.enum(["day", "year"]),
    lastAirDate: z.iso.date().nullable(),
    runtime: z.int().nullable().meta({ description: "minutes" }),
    genres: z.array(z.string()),
    logline: z.string(),
    maker: z.string().nullable(),
    providers: z.array(datedProvider),
    sources,
  })
  .meta({ id: "NodeSummary" });

const named = z.object({ id: z.int(), name: z.string() });
const traitReason = { trait: z.string(), key: z.string(), label: z.string() };

export const reason = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.enum(["well-known", "nothing-yet"]) }),
    z.object({ kind: z.literal("own-rating") }),
    z.object({ kind: z.enum(["because-loved", "because-liked", "because-disliked", "because-interested", "because-not-interested"]), titles: z.array(named) }),
    z.object({ kind: z.enum(["trait-for", "trait-against"]), ...traitReason }),
  ])
  .meta({ id: "Reason", description: "the largest true contributions; the words are the screen's" });

export const confidence = z.object({ word: z.enum(["guess", "leaning", "fairly-sure", "sure"]), value: z.number().min(0).max(1) }).meta({ id: "Confidence" });

export const recommendation = nodeSummary.extend({ reason: reason.nullable(), confidence: confidence.nullable() }).meta({ id: "Recommendation" });

export const episodeRow = z
  .object({
    id: z.int(),
    episodeNumber: z.int(),
    seasonNumber: z.int(),
    name: z.string().nullable(),
    airDate: z.iso.date().nullable(),
    still_path: z.string(),
  })
  .meta({ id: "Episode" });

export const seasonRow = z.object({ id: z.int(), seasonNumber: z.int(), year: z.int(), episodeCount: z.int() }).meta({ id: "Season" });

/** A title in full. */
export const node = nodeSummary
  .extend({
    card: image.meta({ description: "what previews of links show: ask for it 1200 wide, and it is 630 high" }),
    lists: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: "lists that the title is on, those where it stands highest first" }),
    franchiseTitles: z.array(nodeSummary).meta({ description: "other titles of the same franchise, oldest first" }),
    originalName: z.string().nullable(),
    overview: z.string(),
    status: z.string(),
    countries: z.array(z.string()),
    language: z.string(),
    tags: z.array(z.object({ key: z.string(), label: z.string() })),
    certificates: z.record(z.string(), z.string()),
    awards: z.array(z.string()),
    franchise: z.string().nullable(),
    attributions: z
      .array(z.object({ source: namedSource, url: z.string().nullable() }))
      .meta({ description: "whom facts of this title are from, beside the bundled catalogue, with the source's page; they are to be named where the title shows" }),
    imdbId: z.string().nullable(),
    lastEpisode: z.object({ airDate: z.iso.date().nullable(), seasonNumber: z.int(), episodeNumber: z.int() }).nullable(),
    numberOfSeasons: z.int(),
    numberOfEpisodes: z.int(),
    seasons: z.array(seasonRow),
    cast: z.array(castEntry),
    crew: z.array(crewEntry),
    trailers: z
      .array(z.object({ key: z.string().meta({ description: "of a YouTube video" }), name: z.string() }))
      .meta({ description: "as imports know them, the best first; of most titles none is known" }),
    reason: reason.nullable(),
    confidence: confidence.nullable(),
  })
  .meta({ id: "Node" });

export const titleList = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z
      .enum(["curated", "input", "ranker"])
      .meta({ description: "curated: chosen by somebody or by a rule; input: titles to rate; ranker: in the order of a computed ranking" }),
    group: z.enum(["edited", "comfort-food", "decade", "award", "mood", "service", "onboarding", "top"]),
    numItems: z.int(),
  })
  .meta({ id: "TitleList", description: "its id is also the name of a bucket" });

export const person = z
  .object({ id: z.int(), name: z.string(), slug: z.string(), path: z.string(), profile_path: z.string().nullable(), knownFor: z.string().nullable(), sources })
  .meta({ id: "Person" });

export const rating = z
  .object({
    id: z.string(),
    userId: z.string(),
    itemId: z.int(),
    type: ratingType,
    rating: ratingValue,
    ratedLocation,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Rating" });

const kindProgress = z.object({ taste: z.int(), positive: z.int(), enough: z.boolean(), ratingsNeeded: z.int(), likesNeeded: z.int() });
/** How far a person is, by kind: six taste ratings of which three likes or loves open the numbers. */
export const progress = z.object({ tv: kindProgress, movie: kindProgress }).meta({ id: "Progress" });

export const settings = z
  .object({
    featuresUpdatesNotificationsEnabled: z.boolean(),
    implicitWatchlistAddEnabled: z.boolean(),
    recommendationsNotificationsEnabled: z.boolean(),
    remindersNotificationsEnabled: z.boolean(),
    shareRatingsWithFriendsEnabled: z.boolean(),
  })
  .meta({ id: "Settings" });

export const user = z
  .object({
    id: z.string(),
    api_id: z.string(),
    jwtToken: z.string().optional(),
    token: z.string().optional(),
    email: z.string().nullable(),
    pendingEmail: z.string().nullable().meta({ description: "an address that waits until the link sent to it is opened" }),
    userProfile: z.object({
      email: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      profileName: z.string().meta({ description: "'Name' while the person has given none" }),
      profileImage: z.string().nullable(),
      settings: z.record(z.string(), z.unknown()),
    }),
    roles: z.array(z.object({ name: z.string() })),
    created: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    lifeCycle: z.enum(["ANONYMOUS", "PENDING", "REGISTERED", "DELETED"]),
    verifiedUser: z.boolean(),
    canned: z.boolean(),
    defaultWatchlistId: z.int(),
    progress,
  })
  .meta({ id: "User" });

export const cannedProfile = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string().meta({ description: "the name of one of our pictures" }),
    color: z.string().regex(/^#[0-9A-F]{6}$/),
    canned: z.literal(true),
    finishedRate: z.boolean().meta({ description: "rated enough shows for numbers" }),
    finishedRateMovie: z.boolean().meta({ description: "rated enough films for numbers" }),
    lastRatedItem: z.int().nullable().meta({ description: "id of the show rated last" }),
    lastRatedMovie: z.int().nullable().meta({ description: "id of the film rated last" }),
    token: z.null().meta({ description: "nobody signs in as the original: a clone has a bearer" }),
    userId: z.null(),
  })
  .meta({ id: "CannedProfile", description: "a made-up person, for demonstrations" });

export const clonedProfile = cannedProfile
  .extend({ token: z.string().meta({ description: "the bearer of this visitor's own copy, shown only here" }), userId: z.string() })
  .meta({ id: "ClonedProfile", description: "a visitor's own copy of a canned profile" });

export const accountInformation = z
  .object({ displayName: z.string().nullable(), email: z.string().nullable(), phoneNumber: z.string().nullable(), pendingEmail: z.string().nullable() })
  .meta({ id: "AccountInformation" });

export const profile = z
  .object({
    profileName: z.string(),
    profileImage: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    genres: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
    hasName: z.boolean().meta({ description: "verified, and the name is not the placeholder 'Name'" }),
    completionScore: z.int().min(0).max(100),
    completion: z.array(z.object({ step: z.enum(["email", "name", "picture", "genres", "services", "ratings"]), done: z.boolean() })),
    tasteProfileImproved: z.boolean().meta({ description: "rated enough for numbers, of shows or of films" }),
    userRegistered: z.boolean(),
  })
  .meta({ id: "Profile" });

export const device = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: "such as 'Chrome on Android'" }),
    source: z.enum(["ANDROID", "WEB", "TV"]),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: "to within some minutes" }),
    current: z.boolean().meta({ description: "the one that asks" }),
  })
  .meta({ id: "Device" });

/** What a merge brought along, in rows. */
export const mergeSummary = z.object({ ratings: z.int(), watchlists: z.int(), items: z.int(), services: z.int(), genres: z.int(), episodes: z.int() }).meta({ id: "MergeSummary" });

export const signInRequest = z
  .object({
    requestId: z.string(),
    deviceLabel: z.string(),
    requestedAt: z.iso.datetime(),
    matchingCode: z.string().meta({ description: "two digits, shown on the device that asked as well" }),
  })
  .meta({ id: "SignInRequest", description: "a device that asked for the opened link and waits to be let in" });

/** What signing in answers. Links that change an address sign nobody in: for them both are null. */
export const authentication = z
  .object({
    holderId: z.string().nullable(),
    accessToken: z.string().nullable().meta({ description: "the new bearer, without the prefix; shown only here" }),
    outcome: z.enum(["SIGNED_IN", "CHANGE_WAITING", "CHANGED"]).meta({ description: "CHANGE_WAITING: the link sent to the other address is still to be opened" }),
    newAccount: z.boolean().meta({ description: "nobody had this address before" }),
    merged: mergeSummary.nullable().meta({ description: "what this device's account brought along" }),
    request: signInRequest.nullable().meta({ description: "another device asked for this link: let it in, or not" }),
    redirectUrl: z.string().nullable().meta({ description: "the given address as a path of this origin" }),
  })
  .meta({ id: "Authentication" });

/** Somebody as those they share something with see them. */
export const sharedPerson = z
  .object({ userId: z.string(), profileName: z.string().meta({ description: "'Name' while they have given none" }), profileImage: z.string().nullable() })
  .meta({ id: "SharedPerson" });

export const watchlist = z
  .object({
    id: z.int(),
    ownerId: z.string(),
    name: z.string(),
    hexCode: z.string(),
    numItems: z.int(),
    position: z.int(),
    status: z.string(),
    type: z.enum(["OWNER", "OWNER_DEFAULT", "ACCEPTED", "INVITED_NEW", "INVITED_SEEN"]),
    userDefault: z.boolean(),
    owner: z.boolean(),
    default: z.boolean(),
    empty: z.boolean(),
    player: z.union([z.literal(1), z.literal(2)]).meta({ description: "1 owns the list, 2 collaborates" }),
    ownerProfile: sharedPerson,
    collaborators: z.array(sharedPerson.extend({ state: z.literal("ACCEPTED") })).meta({ description: "player 2: those who accepted, without the owner" }),
    friendsPendingInvitesToWatchlist: z.array(sharedPerson.extend({ state: z.enum(["INVITED_NEW", "INVITED_SEEN"]) })),
    formerCollaborators: z
      .array(sharedPerson.extend({ state: z.enum(["INVITED_REMOVED", "DECLINED"]) }))
      .meta({ description: "the owner sees who declined and whom they removed; others nobody" }),
    displayIndicatorDot: z.boolean().meta({ description: "somebody else added something since the person last looked" }),
    numNewItems: z.int(),
    sort: watchlistSort.meta({ description: "how this person looks at the list" }),
    itemIds: z.array(z.int()).meta({ description: "title ids on the list in its own order, at most the first 999; listWatchlistItemIds has the others" }),
  })
  .meta({ id: "Watchlist" });

export const watchlistItem = z
  .object({
    id: z.int(),
    watchlistItemId: z.int(),
    typeId: z.int(),
    tmdbType: titleKind,
    show: recommendation,
    score: z.int().nullable(),
    displayIndicatorDot: z.boolean(),
    addedBy: z.string(),
    addedAt: z.iso.datetime(),
    position: z.int(),
    others: z
      .array(z.object({ userId: z.string(), score: z.int().min(0).max(100).nullable().meta({ description: "null: nothing to say yet, or not shared" }) }))
      .meta({ description: "on a shared list what each of the others would make of it" }),
  })
  .meta({ id: "WatchlistItem" });

export const pagination = z.object({ totalCount: z.int(), limit: z.int(), offset: z.int() }).meta({ id: "Pagination" });

const facet = z.object({ source: z.union([z.string(), z.object({ id: z.int(), name: z.string() })]), count: z.int() });
export const providerFacet = facet.extend({ source: z.object({ id: z.int(), name: z.string() }) }).meta({ id: "ProviderFacet" });
export const genreFacet = facet.extend({ source: z.string() }).meta({ id: "GenreFacet" });

/** Every error: an RFC 9457 problem document that also carries `error` and `message`, and where people meet it a `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.literal(true),
  message: z.string(),
  code: z.enum(PROBLEM_CODES).optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
