import { GENRES } from "@worthy/catalogue";
import type {
  CastFacts,
  ImportedTitle,
  OfferFacts,
  SeasonFacts,
  TitleFacts,
} from "../../features/catalogue/statements/facts.ts";
import { importedPersonId } from "../../features/catalogue/statements/importedIds.ts";
import { inventPersonName, inventText, inventTitleName } from "./inventedWords.ts";
import { below, pick, seededRandom, several, skewed, type Random } from "./random.ts";

/** Fame of invented titles: half of them have the last, a quarter the one before, and so on. */
const FAME = [8, 6, 4, 2.5, 1.5];
const TAGS = [
  "bittersweet",
  "bleak",
  "charming",
  "cozy",
  "deadpan",
  "eerie",
  "gentle",
  "gritty",
  "hopeful",
  "intense",
  "melancholy",
  "offbeat",
  "playful",
  "raw",
  "romantic",
  "silly",
];
const COUNTRIES = [
  "US",
  "US",
  "US",
  "US",
  "GB",
  "GB",
  "FR",
  "JP",
  "KR",
  "DE",
  "IN",
  "ES",
  "IT",
  "CA",
  "SE",
  "BR",
];
const LANGUAGES = [
  "en",
  "en",
  "en",
  "en",
  "en",
  "fr",
  "ja",
  "ko",
  "de",
  "hi",
  "es",
  "it",
  "sv",
  "pt",
];
const HOMES = ["Netflix", "HBO", "BBC One", "Lamp One", "Letter Two"];
const OFFERS = ["SUBSCRIPTION", "SUBSCRIPTION", "FREE", "ADS", "RENT", "BUY"] as const;
const PROVIDERS = 60;
const DAY_MS = 86_400_000;

const dayAfter = (random: Random, year: number, years: number) =>
  new Date(Date.UTC(year, 0, 1) + below(random, years * 365) * DAY_MS).toISOString().slice(0, 10);

interface People {
  random: Random;
  source: "tmdb" | "tvmaze";
  /** How many people there are to draw from. */
  known: number;
}

function inventPerson({ random, source, known }: People) {
  const person = skewed(random, known);
  return { personId: importedPersonId(source, person), name: inventPersonName(person) };
}

function inventCast(people: People): CastFacts[] {
  const roles = Array.from({ length: 2 + below(people.random, 19) }, () => ({
    ...inventPerson(people),
    character: inventPersonName(below(people.random, 9_000)),
  }));
  return [...new Map(roles.map((role) => [role.personId, role])).values()];
}

function inventSeasons(random: Random, year: number): SeasonFacts[] {
  return Array.from({ length: 1 + skewed(random, 9) }, (_, at) => {
    const episodeCount = 3 + below(random, 10);
    const episodes = Array.from({ length: episodeCount }, (_each, number) => ({
      number: number + 1,
      name: inventTitleName(random),
      airDate: dayAfter(random, year + at, 1),
    }));
    return { number: at + 1, year: year + at, episodeCount, episodes };
  });
}

function inventOffers(random: Random): OfferFacts[] {
  if (random() < 0.5) return [];
  const offers = Array.from({ length: 1 + below(random, 5) }, () => ({
    provider: skewed(random, PROVIDERS),
    type: pick(random, OFFERS),
  }));
  const once = new Map(offers.map((offer) => [`${offer.provider} ${offer.type}`, offer]));
  return [...once.values()].map(({ provider, type }) => ({
    providerId: 1_008_000 + provider,
    name: `Lamp Service ${provider}`,
    type,
    country: "US",
  }));
}

function inventFacts(random: Random, isShow: boolean): TitleFacts {
  const year = 2025 - skewed(random, 90);
  const overview = inventText(random, 25 + below(random, 40));
  const name = inventTitleName(random);
  return {
    name,
    ...(random() < 0.25 && { originalName: inventTitleName(random) }),
    ...(random() < 0.97 && { firstAirDate: dayAfter(random, year, 1) }),
    status: isShow ? pick(random, ["RUNNING", "ENDED"]) : "RELEASED",
    ...(random() < 0.9 && { runtime: isShow ? 20 + below(random, 40) : 70 + below(random, 80) }),
    countries: [pick(random, COUNTRIES)],
    language: pick(random, LANGUAGES),
    genres: several(random, GENRES, 1 + below(random, 3)),
    logline: inventText(random, 12),
    overview,
    fame: FAME[Math.floor(Math.log2(1 + below(random, 31)))],
    ...(isShow && { seasons: inventSeasons(random, year) }),
  };
}

/** One of `count` invented titles as an import presents it: six in ten are films from TMDB, the shows are from TVmaze and from TMDB. The same for the same number. */
export function inventImport(at: number, count: number): ImportedTitle {
  const random = seededRandom(at * 31 + 17);
  const isShow = random() < 0.4;
  const source = isShow && random() < 0.6 ? "tvmaze" : "tmdb";
  const people = { random, source, known: Math.ceil(count * 2.5) } as const;
  const fromTmdb = source === "tmdb" && {
    tags: several(random, TAGS, below(random, 4)),
    certificates: { US: isShow ? "TV-14" : "PG-13" },
    offers: inventOffers(random),
    crew: Array.from({ length: 1 + below(random, 2) }, () => ({
      ...inventPerson(people),
      job: isShow ? ("CREATOR" as const) : ("DIRECTOR" as const),
    })),
    ...(random() < 0.05 && { franchise: `${inventTitleName(random)} Saga` }),
    poster: `/p${at}.jpg`,
  };
  const facts: TitleFacts = {
    ...inventFacts(random, isShow),
    ...fromTmdb,
    cast: inventCast(people),
    ...(isShow && { home: pick(random, HOMES) }),
    ...(random() < 0.8 && { imdbId: `tt${90_000_000 + at}` }),
  };
  return {
    source,
    kind: isShow ? "tv" : "movie",
    ref: String(at),
    url: `https://example.org/${source}/${at}`,
    facts,
  };
}
