import { z } from "zod";
import { ratingValue, titleKind } from "../fields.ts";

const image = z.object({
  url: z.string().meta({ description: "/name.jpg: ask /api/image/tmdb/w{width}/name.webp for it" }),
});

export const castEntry = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    character: z.string().nullable(),
    profile_path: z.string().nullable(),
  })
  .meta({ id: "CastEntry" });

export const crewEntry = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    job: z.string(),
    profile_path: z.string().nullable(),
  })
  .meta({ id: "CrewEntry" });

export const provider = z
  .object({
    id: z.int(),
    name: z.string(),
    sourceTypes: z
      .array(z.string())
      .meta({ description: "ORIGINAL: first shown there, no promise that it streams there now" }),
    topProvider: z.boolean(),
  })
  .meta({ id: "Provider" });

/** What a provider was known to offer, and when. */
export const datedProvider = provider
  .extend({ asOf: z.iso.date().meta({ description: "the day on which this was known to be so" }) })
  .meta({ id: "DatedProvider" });

/** Sources of facts outside the bundle that ask for attribution. */
export const namedSource = z.enum(["tmdb", "tvmaze", "imdb", "justwatch"]);

export const sources = z.array(namedSource).meta({
  description:
    "who must be credited where this is shown, besides the bundled catalogue; empty if it’s only from the bundle",
});

/** A title in lists. */
export const nodeSummary = z
  .object({
    id: z.int(),
    nodeId: z.int(),
    tmdbId: z.int().nullable(),
    nodeType: titleKind,
    tmdbType: titleKind,
    name: z.string().meta({
      description: "in the language of the request, or the original one if the person prefers it",
    }),
    originalName: z.string().nullish().meta({
      description:
        "the original name, or for people who see original names the one in the request’s language; missing if it’s the same",
    }),
    slug: z.string(),
    path: z.string().meta({ description: "canonical page address" }),
    score: z.int().min(0).max(100).nullable(),
    matchScore: z.int().min(0).max(100).nullable(),
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

export const named = z.object({ id: z.int(), name: z.string() });

const sharedTrait = z.object({ trait: z.string(), key: z.string(), label: z.string() });

export const reason = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.enum(["well-known", "nothing-yet"]) }),
    z.object({
      kind: z.literal("own-rating"),
      rating: ratingValue.optional().meta({ description: "the person’s rating" }),
    }),
    z.object({
      kind: z.enum([
        "because-loved",
        "because-liked",
        "because-disliked",
        "because-interested",
        "because-not-interested",
      ]),
      titles: z.array(named),
      shared: z.array(sharedTrait).meta({
        description:
          "what all these titles share with this one, most important first; only the trait `kin`: nothing specific, but people who like them tend to like this one",
      }),
      meh: z
        .literal(true)
        .optional()
        .meta({ description: "With `because-disliked`: the person found them meh." }),
    }),
  ])
  .meta({
    id: "Reason",
    description: "the person’s titles that raised or lowered the score most",
  });

/** Why a title suits a group: as for the caller alone, or by what they have in common with friends. */
export const groupReason = z
  .union([
    reason,
    z.object({
      kind: z.enum(["together-loved", "together-liked"]),
      titles: z.array(named),
      shared: z.array(sharedTrait).meta({
        description: "what each of them shares with this title, most important first",
      }),
      friendIds: z.array(z.string()).meta({
        description:
          "who loves or likes the title as the caller does, of friends on the list with whom the caller shares ratings; `together-loved`: all of them love it",
      }),
    }),
  ])
  .meta({
    id: "GroupReason",
    description:
      "the caller's own reason, or a title that the caller and friends love or like and that raises the score for each; nothing in it tells of members who are no friends of the caller or don't share their ratings",
  });

/** Why a pick for a group is before one with a higher score. */
export const groupAhead = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("lowest"), lowest: z.int() }),
    z.object({ kind: z.literal("member"), userId: z.string() }),
  ])
  .meta({
    description:
      "why it is before the next, whose score is higher: nobody's score is under this and somebody's of the next is, or this member would like it more; by the scores in `each` alone",
  });

const restPart = z.discriminatedUnion("type", [
  named.omit({ id: true }).extend({
    type: z.literal("title"),
    titleId: z.int(),
    rating: z.string(),
    points: z.int(),
  }),
  sharedTrait.extend({ type: z.literal("trait"), points: z.int() }).meta({
    description: "a trait that is no rated title's; `kin` and `rest` as in the rows of titles",
  }),
]);

/** One row of the arithmetic behind a score. */
export const contribution = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("title"),
    titleId: z.int(),
    name: z.string(),
    path: z.string(),
    poster: z.string(),
    rating: z.string(),
    ratedAt: z.iso.datetime().optional().meta({
      description: "when the person rated it; missing if that was just removed",
    }),
    points: z.int(),
    parts: z.array(sharedTrait.extend({ points: z.int() })).meta({
      description:
        "what the points come through: they sum to the row's; `kin` is what people love together, `rest` the smaller traits",
    }),
  }),
  z.object({
    type: z.literal("rest"),
    points: z.int(),
    parts: z.array(restPart).meta({
      description:
        "rated titles and traits too small for a row of their own, at most eight: they sum to the row's; empty if none of them has a whole point",
    }),
  }),
]);

export const confidence = z
  .object({
    word: z.enum(["guess", "leaning", "fairly-sure", "sure"]),
    value: z.number().min(0).max(1),
  })
  .meta({ id: "Confidence" });

export const recommendation = nodeSummary
  .extend({
    reason: reason.nullable(),
    confidence: confidence.nullable(),
    ahead: z.enum(["closer", "kind", "variety"]).optional().meta({
      description:
        "why it is before the next title of the list, whose score is higher: closer to what the person likes, of the other kind, or unlike those before it",
    }),
  })
  .meta({ id: "Recommendation" });

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

export const seasonRow = z
  .object({
    id: z.int(),
    seasonNumber: z.int(),
    year: z.int(),
    episodeCount: z.int().meta({ description: "0 if unknown" }),
  })
  .meta({ id: "Season" });

/** A title with all details. */
export const node = nodeSummary
  .extend({
    originalName: z.string().nullable(),
    card: image.meta({
      description: "what previews of links show: ask for it 1200 wide, and it is 630 high",
    }),
    lists: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: "lists that the title is on, those where it stands highest first" }),
    franchiseTitles: z
      .array(nodeSummary)
      .meta({ description: "other titles of the same franchise, oldest first" }),
    showsOriginal: z.boolean().meta({
      description: "whether `name` is the original one because the person prefers those",
    }),
    overview: z.string(),
    status: z.string(),
    countries: z.array(z.string()),
    language: z.string(),
    tags: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        isMood: z.boolean().meta({ description: "moods have a page to browse" }),
      }),
    ),
    certificates: z.record(z.string(), z.string()),
    awards: z.array(z.string()),
    franchise: z.string().nullable(),
    attributions: z.array(z.object({ source: namedSource, url: z.string().nullable() })).meta({
      description:
        "the sources of this title’s facts besides the bundled catalogue, with their pages; they must be credited where the title is shown",
    }),
    imdbId: z.string().nullable(),
    isScorable: z.boolean().meta({
      description:
        "false if nothing the engine may use is known about it: then it has no score and no similar titles",
    }),
    lastEpisode: z
      .object({ airDate: z.iso.date().nullable(), seasonNumber: z.int(), episodeNumber: z.int() })
      .nullable(),
    numberOfSeasons: z.int(),
    numberOfEpisodes: z.int().meta({ description: "0 if those of a season are unknown" }),
    seasons: z.array(seasonRow),
    cast: z.array(castEntry),
    crew: z.array(crewEntry),
    trailers: z
      .array(
        z.object({ key: z.string().meta({ description: "of a YouTube video" }), name: z.string() }),
      )
      .meta({ description: "from imports, best first; unknown for most titles" }),
    reason: reason.nullable(),
    confidence: confidence.nullable(),
  })
  .meta({ id: "Node" });

export const titleList = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(["curated", "input", "ranker"]).meta({
      description:
        "curated: chosen by somebody or by a rule; input: titles to rate; ranker: in the order of a computed ranking",
    }),
    group: z.enum([
      "edited",
      "comfort-food",
      "decade",
      "award",
      "mood",
      "service",
      "onboarding",
      "top",
    ]),
    numItems: z.int(),
  })
  .meta({ id: "TitleList", description: "its id is also the name of a bucket" });

export const person = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    path: z.string(),
    profile_path: z.string().nullable(),
    knownFor: z.string().nullable(),
    sources,
  })
  .meta({ id: "Person" });

const facet = z.object({
  source: z.union([z.string(), z.object({ id: z.int(), name: z.string() })]),
  count: z.int(),
});

export const providerFacet = facet
  .extend({ source: z.object({ id: z.int(), name: z.string() }) })
  .meta({ id: "ProviderFacet" });

export const genreFacet = facet.extend({ source: z.string() }).meta({ id: "GenreFacet" });
