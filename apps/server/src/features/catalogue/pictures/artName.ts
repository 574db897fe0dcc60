import { hash } from "node:crypto";
import { avatarNumber, subjectOf } from "@worthy/domain";
import { isSubject } from "@worthy/posters";

export interface ArtFacts {
  id: number;
  kind: "tv" | "movie";
  name: string;
  year: number;
  genres: readonly string[];
  tags: readonly string[];
  /** What its art shows, if the bundle says so. */
  motif?: string;
  maker?: string;
}

/** Incremented when the drawing changes, so that no old art is shown from a cache. */
const ART_VERSION = 3;

export type ArtKind = "poster" | "backdrop" | "still" | "card";
const LETTERS: Record<ArtKind, string> = { poster: "p", backdrop: "b", still: "e", card: "c" };

export interface ArtRequest {
  /** Avatars and subjects belong to no title. An avatar's number takes the place of its id. */
  art: ArtKind | "avatar" | "subject";
  titleId: number;
  /** The genre or mood that the image stands for. */
  subject?: string;
  season?: number;
  episode?: number;
}

/** Eight characters that depend on everything the art is drawn from. */
function fingerprint(facts: ArtFacts): string {
  return hash(
    "sha256",
    JSON.stringify([
      ART_VERSION,
      facts.kind,
      facts.name,
      facts.year,
      facts.genres,
      facts.tags,
      facts.motif ?? "",
      facts.maker ?? "",
    ]),
  ).slice(0, 8);
}

/**
 * File name of a title's art: lower-case letters and digits, which are valid in all image names.
 */
export function artName(
  art: ArtKind,
  facts: ArtFacts,
  place?: { season: number; episode: number },
): string {
  const numbers = place ? `s${place.season}n${place.episode}` : "";
  return `${LETTERS[art]}${facts.id}${numbers}x${fingerprint(facts)}.jpg`;
}

/** Names of a title's poster and backdrop, with the same fingerprint. */
export function posterAndBackdropName(facts: ArtFacts): {
  posterName: string;
  backdropName: string;
} {
  const name = `${facts.id}x${fingerprint(facts)}.jpg`;
  return { posterName: `${LETTERS.poster}${name}`, backdropName: `${LETTERS.backdrop}${name}` };
}

/** Parses a drawn image's name; null if it isn't one of ours. */
export function parseArtName(name: string): ArtRequest | null {
  const avatar = avatarNumber(name);
  if (avatar !== null) return { art: "avatar", titleId: avatar };
  const subject = subjectOf(name);
  if (subject !== null && isSubject(subject)) return { art: "subject", titleId: 0, subject };
  const match = /^(?:([pbc])(\d{1,16})|e(\d{1,16})s(\d{1,3})n(\d{1,4}))x[0-9a-f]{8}$/.exec(name);
  if (!match) return null;
  const [, letter, id, stillId, season, episode] = match;
  if (stillId)
    return {
      art: "still",
      titleId: Number(stillId),
      season: Number(season),
      episode: Number(episode),
    };
  return {
    art: letter === "p" ? "poster" : letter === "c" ? "card" : "backdrop",
    titleId: Number(id),
  };
}
