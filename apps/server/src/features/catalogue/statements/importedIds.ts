import { createHash } from "node:crypto";
import type { TitleKind } from "@worthy/domain";
import type { SourceName, TitleFacts } from "./facts.ts";
import { nameKey } from "./nameKey.ts";

/**
 * Imported title ids have twelve digits, so title times 10,000 plus season stays below 2^53;
 * bundled ids have five.
 */
const TITLES = { from: 100_000_000_000, span: 800_000_000_000n };
/** Imported people's ids have fifteen. */
const PEOPLE = { from: 100_000_000_000_000, span: 800_000_000_000_000n };

/** A deterministic number within the range, computed from the text. */
function numberFor(text: string, { from, span }: { from: number; span: bigint }): number {
  const hash = createHash("sha256").update(text).digest().readBigUInt64BE();
  return from + Number(hash % span);
}

export interface TitleIdentity {
  source: SourceName;
  kind: TitleKind;
  ref: string;
  facts: Pick<TitleFacts, "imdbId" | "name" | "firstAirDate">;
}

/**
 * Candidate ids for an imported title, best first; it gets the first free one. They depend on what
 * the title is (its IMDb id, otherwise kind, name and year), not on which source came first, so two
 * servers give it the same id.
 */
export function titleIdCandidates({ source, kind, ref, facts }: TitleIdentity): number[] {
  const year = facts.firstAirDate?.slice(0, 4);
  const identities = [
    ...(facts.imdbId ? [`imdb ${facts.imdbId}`] : []),
    ...(facts.name && year ? [`${kind} ${nameKey(facts.name)} ${year}`] : []),
    ...[0, 1, 2, 3].map((turn) => `${source} ${kind} ${ref} ${turn}`),
  ];
  return identities.map((identity) => numberFor(`title ${identity}`, TITLES));
}

/** Id of a source's person. */
export function importedPersonId(source: SourceName, ref: number | string): number {
  return numberFor(`person ${source} ${ref}`, PEOPLE);
}

/**
 * Id of an imported season; distinct from those of the bundle, which are title times 100 plus
 * number.
 */
export function importedSeasonId(titleId: number, number: number): number {
  return titleId * 10_000 + number;
}
