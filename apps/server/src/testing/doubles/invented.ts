/** Numbers that look drawn and are the same for the same words: doubles tell the same story each time they are asked. */
export function drawn(...words: (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const sign of words.join(" "))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

export function pick<T>(from: readonly T[], ...words: (string | number)[]): T {
  const found = from[Math.floor(drawn(...words) * from.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

const ADJECTIVES = [
  "Copper",
  "Quiet",
  "Ninth",
  "Hollow",
  "Paper",
  "Salt",
  "Borrowed",
  "Crooked",
  "Amber",
  "Distant",
  "Wooden",
  "Velvet",
  "Broken",
  "Northern",
  "Feather",
  "Iron",
];
const NOUNS = [
  "Harbour",
  "Ledger",
  "Orchard",
  "Signal",
  "Lantern",
  "Cartographer",
  "Tide",
  "Choir",
  "Archive",
  "Meadow",
  "Bridge",
  "Almanac",
  "Furnace",
  "Garden",
  "Compass",
  "Station",
];
const FIRST = [
  "Ana",
  "Boris",
  "Cleo",
  "Dunya",
  "Emre",
  "Fenna",
  "Goran",
  "Hedda",
  "Ilse",
  "Jonas",
  "Kaya",
  "Lior",
  "Mirela",
  "Nils",
  "Oona",
  "Pavel",
];
const LAST = [
  "Abendroth",
  "Brakspeare",
  "Cinderford",
  "Dovelake",
  "Elmgaard",
  "Fairwater",
  "Grünspecht",
  "Holloway-Reyes",
  "Izzard-Moon",
  "Jarndyce-Vale",
  "Kestrelby",
  "Löwenherz",
  "Moorcastle",
  "Nightingale-Roux",
];

/** A title that no real one has: two words and a number in words' clothes. */
export const inventedName = (...words: (string | number)[]) =>
  `The ${pick(ADJECTIVES, "adjective", ...words)} ${pick(NOUNS, "noun", ...words)} of ${pick(LAST, "place", ...words)} ${Math.floor(drawn("number", ...words) * 9_000)}`;
export const inventedPerson = (id: number) =>
  `${pick(FIRST, "first", id)} ${pick(LAST, "last", id)} ${id}`;
export const inventedDay = (...words: (string | number)[]) =>
  new Date(Date.UTC(1960, 0, 1) + Math.floor(drawn("day", ...words) * 23_000) * 86_400_000)
    .toISOString()
    .slice(0, 10);
export const imdbId = (...words: (string | number)[]) =>
  `tt${String(90_000_000 + Math.floor(drawn("imdb", ...words) * 9_999_999))}`;
