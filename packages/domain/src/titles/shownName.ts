import type { Language } from "../app/languages.ts";

/** Under which of its names somebody sees a title. */
export interface Naming {
  /** The language of the page or request. */
  language: Language;
  /** Whether the person wants original names. */
  original: boolean;
}

interface NamedTitle {
  /** In English. */
  name: string;
  /** Null if it is the English one. */
  originalName: string | null;
  /** Names in other languages, by ISO 639-1 code; without one, the English name holds. */
  names: Readonly<Record<string, string>>;
}

const translated = ({ name, names }: NamedTitle, { language }: Naming) => names[language] ?? name;
const originalOf = ({ name, originalName }: NamedTitle) => originalName ?? name;

/** The name under which somebody sees a title. */
export const shownName = (title: NamedTitle, naming: Naming): string =>
  naming.original ? originalOf(title) : translated(title, naming);

/**
 * The name to show beside it: the original one, or for somebody who sees original names the one in
 * the page's language. Null if it is the same.
 */
export function nameBeside(title: NamedTitle, naming: Naming): string | null {
  const beside = naming.original ? translated(title, naming) : originalOf(title);
  return beside === shownName(title, naming) ? null : beside;
}
