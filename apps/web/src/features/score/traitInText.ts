import { traitName, type NamedTrait } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";

const setOf = (keys: string): ReadonlySet<string> => new Set(keys.trim().split(/\s+/));

/** Tags that are names, and so keep their capital. */
const PROPER = setOf("africa britain christmas europe india");

/** Tags whose German name doesn't begin with a noun: all moods, and some more. */
const SMALL_IN_GERMAN = setOf(`
  bittersweet bleak brooding charming cozy creepy cynical deadpan dreamlike eerie elegant exhilarating feel-good gentle
  gory gritty heartbreaking hopeful intense irreverent melancholy nostalgic offbeat playful quirky raw romantic sexy silly
  slow-burn suspenseful sweeping tender tense uplifting warm whimsical wistful witty
  artificial-intelligence found-purpose second-chances toxic-masculinity big-ensemble fish-out-of-water heist
  historical-events organized-crime strong-heroine undercover virtual-reality workplace far-future near-future
  one-room rural wartime based-on-book black-and-white dark-comedy dialogue-driven epic-scale hand-drawn nonlinear
  observational serialized stylized surreal understated visually-stunning
`);

/** A century, as Spanish writes it. */
const CENTURY = /\b[IVX]+\b/u;

/** Whether a trait's name begins with a small letter within a sentence. */
function isSmall({ trait, key }: NamedTrait, name: string, { language }: Locale): boolean {
  if (trait === "franchise") return language === "es"; // "saga Terminator"
  if (trait !== "tag") return false;
  if (language === "de") return SMALL_IN_GERMAN.has(key);
  return !PROPER.has(key) && !/\p{Lu}/u.test(name.slice(1).replace(CENTURY, ""));
}

/** A trait's name within a sentence. */
export function traitInText(trait: NamedTrait, locale: Locale): string {
  const name = traitName(trait, locale);
  if (trait.trait === "genre" && locale.language !== "de")
    return name.toLocaleLowerCase(locale.language);
  return isSmall(trait, name, locale)
    ? name.charAt(0).toLocaleLowerCase(locale.language) + name.slice(1)
    : name;
}
