import type { Audience } from "@worthy/domain";

/** The facts about a title that the engine learns from. */
export interface TitleFeatures {
  /** A positive integer below 2^53. */
  readonly id: number;
  readonly kind: "tv" | "movie";
  /** Year of first airing or release; 0 if unknown. */
  readonly year: number;
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /** Of its tags, those that nobody may be told: they would give its story away. */
  readonly hiddenTags?: readonly string[];
  /** How much its tags say, from 0 to 1: less where they are often wrong. Default 1. */
  readonly tagTrust?: number;
  /** In billing order; the first counts most. */
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly role: "maker" | "cast";
  }[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** ISO 639-1; empty if unknown. */
  readonly language: string;
  /** First network or original service. */
  readonly home?: string;
  readonly franchise?: string;
  /** How many adults who watch films or series have heard of it, from 1 (hardly any) to 9 (nearly all). */
  readonly fame: number;
  /** Anyone by default. */
  readonly audience?: Audience;
  /** Editorial: the share of those who watch it who like it, in percent. */
  readonly liked?: number;
  /** Editorial: ids of titles that people who love it tend to love too. */
  readonly kin?: readonly number[];
}
