import { isHiddenTag, tagLabel, TAGS } from "@worthy/catalogue";
import type { TitleKind } from "@worthy/domain";
import { foldText } from "@worthy/search";
import type { Provider, Title } from "../../catalogue/title.ts";
import { providersIn } from "../../titles/providersIn.ts";
import {
  COUNTRY_WORDS,
  FILLERS,
  GENRE_WORDS,
  KIND_WORDS,
  MIXTURES,
  SERVICE_WORDS,
  TAG_WORDS,
} from "./traitWords.ts";

/** Something that titles have in common and people ask for by a word. */
export type TermTrait =
  | { readonly type: "kind"; readonly key: TitleKind }
  | { readonly type: "country" | "genre" | "tag" | "decade"; readonly key: string }
  | { readonly type: "service"; readonly key: string; readonly id: number };

type Vocabulary = ReadonlyMap<string, readonly TermTrait[]>;

const ENDINGS = ["", "e", "er", "es", "en", "o", "a", "os", "as"];
/** More words than any phrase of the tables has. */
const LONGEST_PHRASE = 4;

const forms = (word: string): string[] =>
  word.endsWith("*") ? ENDINGS.map((ending) => word.slice(0, -1) + ending) : [word];

/** Words of what doesn't depend on the catalogue. */
function plainVocabulary(): Map<string, readonly TermTrait[]> {
  const words = new Map<string, readonly TermTrait[]>();
  const add = (word: string, trait: TermTrait) => {
    for (const form of forms(word)) if (!words.has(form)) words.set(form, [trait]);
  };
  for (const [word, key] of KIND_WORDS) add(word, { type: "kind", key });
  for (const [word, key] of GENRE_WORDS) add(word, { type: "genre", key });
  for (const [word, key] of COUNTRY_WORDS) add(word, { type: "country", key });
  for (const [word, key] of TAG_WORDS) add(word, { type: "tag", key });
  for (const tag of Object.values(TAGS).flatMap((group) => Object.keys(group)))
    if (!isHiddenTag(tag)) add(foldText(tagLabel(tag)), { type: "tag", key: tag });
  for (const [word, parts] of MIXTURES)
    words.set(
      word,
      parts.flatMap((part) => words.get(part) ?? []),
    );
  return words;
}

const PLAIN: Vocabulary = plainVocabulary();

const vocabularies = new WeakMap<readonly Provider[], Vocabulary>();

/** With the services of a catalogue. */
function vocabularyOf(providers: readonly Provider[]): Vocabulary {
  const known = vocabularies.get(providers);
  if (known) return known;
  const words = new Map(PLAIN);
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const add = (word: string, { id, name }: Provider) => {
    const folded = foldText(word);
    if (folded !== "" && !words.has(folded))
      words.set(folded, [{ type: "service", key: name, id }]);
  };
  for (const provider of providers)
    for (const name of [provider.name, ...provider.aliases]) add(name, provider);
  for (const [word, name] of SERVICE_WORDS) {
    const provider = byName.get(name);
    if (provider) add(word, provider);
  }
  vocabularies.set(providers, words);
  return words;
}

/** "80s", "1990s", "90er" or "años 80". */
function decadeOf(words: readonly string[]): TermTrait[] {
  const [first = "", second = ""] = words;
  const digits = /^(?:(?:19|20)?(\d0))(?:s|er)$/.exec(first)?.[1];
  const spanish = words.length === 2 && first === "anos" ? /^\d0$/.exec(second)?.[0] : undefined;
  const two = words.length === 1 ? digits : spanish;
  if (two === undefined) return [];
  return [{ type: "decade", key: `${Number(two) > 20 ? 19 : 20}${two}` }];
}

/** A word or phrase of a term, with what it asks for; nothing if it is no such word. */
interface Piece {
  readonly words: readonly string[];
  readonly traits: readonly TermTrait[];
}

/** Splits a term into the longest phrases that are known, and single words. */
function piecesOf(term: string, providers: readonly Provider[]): Piece[] {
  const words = foldText(term).split(" ").filter(Boolean);
  const vocabulary = vocabularyOf(providers);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const phrases = Array.from({ length: LONGEST_PHRASE }, (_, less) =>
      words.slice(at, at + LONGEST_PHRASE - less),
    );
    const found = phrases
      .map((phrase) => ({
        words: phrase,
        traits: vocabulary.get(phrase.join(" ")) ?? decadeOf(phrase),
      }))
      .find(({ traits }) => traits.length > 0);
    const piece = found ?? { words: words.slice(at, at + 1), traits: [] };
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces;
}

/** What a term asks for if it names no title: null unless all its words say so. */
export function readTraits(term: string, providers: readonly Provider[]): TermTrait[] | null {
  const pieces = piecesOf(term, providers).filter(
    ({ words, traits }) => traits.length > 0 || !FILLERS.has(words[0] ?? ""),
  );
  if (pieces.length === 0 || pieces.some(({ traits }) => traits.length === 0)) return null;
  return pieces.flatMap(({ traits }) => traits);
}

/** Words or phrases beside a name that are read. */
const MOST_BESIDE = 3;

/** A name with words beside it that tell which title of that name is meant. */
export interface Qualified {
  readonly name: string;
  readonly traits: readonly TermTrait[];
  /** The season that was asked for. */
  readonly season: number | null;
}

const SEASON =
  /\b(?:season|series|staffel|temporada|s) ?0?(\d{1,2})(?: ?(?:e|episode|folge|episodio|x) ?\d{1,3})?$/;

/** The ways to take a term as a name with such words before or after it; the longest name first. */
export function readQualified(term: string, providers: readonly Provider[]): Qualified[] {
  const folded = foldText(term);
  const season = SEASON.exec(folded);
  const rest = season ? folded.slice(0, season.index).trim() : folded;
  const number = season ? Number(season[1]) : null;
  const pieces = piecesOf(rest, providers);
  const nameOf = (some: readonly Piece[]) => some.flatMap(({ words }) => words).join(" ");
  const found: Qualified[] =
    number !== null && rest !== "" ? [{ name: rest, traits: [], season: number }] : [];
  for (let cut = 1; cut < Math.min(pieces.length, MOST_BESIDE + 1); cut++) {
    const ways = [
      [pieces.slice(0, -cut), pieces.slice(-cut)],
      [pieces.slice(cut), pieces.slice(0, cut)],
    ] as const;
    for (const [name, others] of ways)
      if (others.every(({ traits, words }) => traits.length > 0 || FILLERS.has(words[0] ?? "")))
        found.push({
          name: nameOf(name),
          traits: others.flatMap(({ traits }) => traits),
          season: number,
        });
  }
  return found;
}

function hasTrait(trait: TermTrait, title: Title, region: string): boolean {
  switch (trait.type) {
    case "kind":
      return title.kind === trait.key;
    case "country":
      return title.countries.includes(trait.key);
    case "genre":
      return title.genres.includes(trait.key);
    case "tag":
      return title.tags.includes(trait.key);
    case "decade":
      return title.firstAirDate?.slice(0, 3) === trait.key.slice(0, 3);
    case "service":
      return providersIn(title, region).some(({ id }) => id === trait.id);
  }
}

/** Whether a title has all of these; several countries are alternatives. */
export function hasTraits(traits: readonly TermTrait[], title: Title, region: string): boolean {
  const byType = Map.groupBy(traits, ({ type }) => type);
  return [...byType].every(([type, some]) =>
    type === "country" || type === "kind" || type === "service"
      ? some.some((trait) => hasTrait(trait, title, region))
      : some.every((trait) => hasTrait(trait, title, region)),
  );
}
