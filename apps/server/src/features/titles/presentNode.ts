import { isHiddenTag, TAG_GROUPS, tagLabel } from "@worthy/catalogue";
import {
  isScoreCleared,
  nameBeside,
  type Naming,
  type RatingValue,
  shownName,
  slugOf,
} from "@worthy/domain";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { artName } from "../catalogue/pictures/artName.ts";
import { attributionsOf } from "./attributionsOf.ts";
import { profilePath, withPictures } from "./pictureCredit.ts";
import { countEpisodes, type Season, type Title } from "../catalogue/title.ts";
import { presentProviders, type Viewer } from "./providersIn.ts";

/** A title's score for one person, ready to be shown. */
export interface ShownScore {
  score: number;
  /** Told when it is shown, so that reasons on one page don't repeat each other. */
  reason(): ReasonShown;
  confidence: { word: "guess" | "leaning" | "fairly-sure" | "sure"; value: number };
}

type NamedTitle = { id: number; name: string };
export type ReasonShown =
  | { kind: "well-known" | "nothing-yet" }
  | { kind: "own-rating"; rating: RatingValue }
  | {
      kind:
        | "because-loved"
        | "because-liked"
        | "because-disliked"
        | "because-interested"
        | "because-not-interested";
      titles: NamedTitle[];
      shared: { trait: string; key: string; label: string }[];
      meh?: true;
    };

/**
 * Presents titles with one person's scores, or without if there is no person. Synchronous: loads
 * nothing.
 */
export interface TitleScorer {
  naming: Naming;
  /** The name under which they see it. */
  name(title: Title): string;
  /** The number alone, where many titles are compared; null where none is shown. */
  score(title: Title): number | null;
  summary(title: Title): ReturnType<typeof presentSummary>;
  recommendation(title: Title): ReturnType<typeof presentRecommendation>;
  /** @param siblings other titles of its franchise */
  node(
    title: Title,
    siblings: readonly Title[],
  ): ReturnType<typeof presentNode> &
    Omit<ReturnType<typeof presentRecommendation>, "originalName">;
}

interface ScorerParts {
  viewer: Viewer;
  /** The person's score of a title; null without a person. */
  scoreOf(titleId: number): ShownScore | null;
  /** Its number alone. */
  numberOf(titleId: number): number | null;
  titleOf(titleId: number): Title | undefined;
  /** Milliseconds, for the rule that clears scores of what has not aired. */
  now: number;
  /** Name of a person's picture; null if there is none. */
  pictureOf(personId: number): string | null;
}

export function createTitleScorer(parts: ScorerParts): TitleScorer {
  const { viewer, titleOf, scoreOf, numberOf, now, pictureOf } = parts;
  const hasScore = (title: Title) => title.isScorable && !isScoreCleared(title.firstAirDate, now);
  const shown = (title: Title) => (hasScore(title) ? scoreOf(title.id) : null);
  const score = (title: Title) => {
    const number = numberOf(title.id);
    return number !== null && hasScore(title) ? number : null;
  };
  const summary = (title: Title) => presentSummary(title, score(title), viewer);
  const recommendation = (title: Title) =>
    presentRecommendation(title, shown(title), { viewer, titleOf });
  return {
    naming: viewer.naming,
    name: (title) => shownName(title, viewer.naming),
    score,
    summary,
    recommendation,
    node: (title, siblings) => ({
      ...recommendation(title),
      ...presentNode(title, { franchiseTitles: siblings.map(summary), viewer, pictureOf }),
    }),
  };
}

/** A title as lists show it, with the person's score. */
export function presentSummary(title: Title, score: number | null, viewer: Viewer) {
  const beside = nameBeside(title, viewer.naming);
  return {
    id: title.id,
    nodeId: title.id,
    tmdbId: title.tmdbId,
    nodeType: title.kind,
    tmdbType: title.kind,
    name: shownName(title, viewer.naming),
    // Most titles have none, and pages carry many titles.
    ...(beside !== null && { originalName: beside }),
    slug: title.slug,
    path: title.path,
    score,
    matchScore: score,
    image: { poster: { url: `/${title.posterName}` }, backdrop: { url: `/${title.backdropName}` } },
    backdrop_path: `/${title.backdropName}`,
    firstAirDate: title.firstAirDate,
    datePrecision: title.datePrecision,
    lastAirDate: title.lastAirDate,
    runtime: title.runtime,
    genres: [...title.genres],
    logline: title.logline,
    maker: title.crew[0]?.name ?? null,
    providers: presentProviders(title, viewer),
    sources: attributionsOf(title, viewer.region).map(({ source }) => source),
  };
}

/** A reason with the names under which somebody sees its titles. */
export function nameReason<Reason extends ReasonShown | { titles: NamedTitle[] }>(
  reason: Reason,
  titleOf: ScorerParts["titleOf"],
  { naming }: Pick<Viewer, "naming">,
): Reason {
  if (!("titles" in reason)) return reason;
  const titles = reason.titles.map(({ id, name }) => {
    const title = titleOf(id);
    return { id, name: title ? shownName(title, naming) : name };
  });
  return { ...reason, titles };
}

function presentRecommendation(
  title: Title,
  shown: ShownScore | null,
  { viewer, titleOf }: Pick<ScorerParts, "viewer" | "titleOf">,
) {
  const reason = shown?.reason() ?? null;
  return {
    ...presentSummary(title, shown?.score ?? null, viewer),
    reason: reason && nameReason(reason, titleOf, viewer),
    confidence: shown?.confidence ?? null,
  };
}

export function presentSeason({ id, number, year, episodeCount }: Season) {
  return { id, seasonNumber: number, year, episodeCount };
}

interface NodeParts extends Pick<ScorerParts, "viewer" | "pictureOf"> {
  franchiseTitles: ReturnType<typeof presentSummary>[];
}

/** What only a title's own page has. */
function presentNode(title: Title, { franchiseTitles, viewer, pictureOf }: NodeParts) {
  const last = title.seasons.at(-1);
  const cast = title.cast.map(({ personId, name, character }) => ({
    id: personId,
    name,
    slug: slugOf(name),
    character,
    profile_path: profilePath(pictureOf(personId)),
  }));
  const crew = title.crew.map(({ personId, name, job }) => ({
    id: personId,
    name,
    slug: slugOf(name),
    job,
    profile_path: profilePath(pictureOf(personId)),
  }));
  const attributions = withPictures(attributionsOf(title, viewer.region), [...cast, ...crew]);
  return {
    franchiseTitles,
    card: { url: `/${artName("card", artFactsOf(title))}` },
    showsOriginal: viewer.naming.original,
    originalName: nameBeside(title, viewer.naming),
    overview: title.overview,
    status: title.status,
    countries: [...title.countries],
    language: title.language,
    tags: title.tags
      .filter((key) => !isHiddenTag(key))
      .map((key) => ({ key, label: tagLabel(key), isMood: TAG_GROUPS.mood.has(key) })),
    certificates: { ...title.certificates },
    awards: [...title.awards],
    franchise: title.franchise,
    attributions,
    sources: attributions.map(({ source }) => source),
    imdbId: title.imdbId,
    isScorable: title.isScorable,
    lastEpisode: last?.episodeCount
      ? {
          airDate: title.datePrecision === "day" ? title.lastAirDate : null,
          seasonNumber: last.number,
          episodeNumber: last.episodeCount,
        }
      : null,
    numberOfSeasons: title.seasons.length,
    numberOfEpisodes: countEpisodes(title),
    seasons: title.seasons.map(presentSeason),
    cast,
    crew,
  };
}

export function stillPath(title: Title, place: { season: number; episode: number }): string {
  return `/${artName("still", artFactsOf(title), place)}`;
}
