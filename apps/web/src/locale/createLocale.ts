import { setupI18n } from "@lingui/core";
import { isolated, LANGUAGES, type Language } from "@worthy/domain";

/**
 * Texts of a screen or feature by id: a file such as `faves.en.json`, with messages in ICU
 * MessageFormat.
 */
export type Texts = Readonly<Record<string, string>>;

type Parts = Readonly<Record<string, string | number>>;

/** The ids in text files. */
export type TextId<File extends Texts> = File extends Texts ? keyof File & string : never;

/**
 * The text for an id from these files, with its `{parts}` filled in; `count` selects the plural
 * form.
 */
export type T<File extends Texts> = (id: TextId<File>, parts?: Parts) => string;

/**
 * What a page is written in. Derived from the request and passed in React's context or as an
 * argument.
 */
export interface Locale {
  readonly language: Language;
  /** The product's name: Worthy, or a business host's own name. */
  readonly productName: string;
  /** Returns the lookup function for these files; always the same one. */
  texts<const Files extends readonly Texts[]>(...files: Files): T<Files[number]>;
  /**
   * A text whose id comes from data, such as the name of a genre. Null if this language has none:
   * English names are in the data.
   */
  find(id: string, parts?: Parts): string | null;
}

interface LocaleOptions {
  language: Language;
  /**
   * Texts of a language other than English. English texts are bundled with the files that import
   * them.
   */
  catalogue?: Texts | null;
  productName?: string | undefined;
}

const ENGLISH = LANGUAGES[0];

export function createLocale({
  language,
  catalogue = null,
  productName = "Worthy",
}: LocaleOptions): Locale {
  const shown = catalogue === null ? ENGLISH : language;
  const i18n = setupI18n({ locale: shown, messages: { [shown]: { ...catalogue } } });
  const loaded = new Set<Texts>();
  const t = (id: string, parts?: Parts) => i18n._(id, parts && isolatedParts(parts));
  return {
    language: shown,
    productName,
    texts(...files) {
      if (catalogue === null)
        for (const file of files)
          if (!loaded.has(file)) {
            i18n.load(shown, file);
            loaded.add(file);
          }
      return t;
    },
    find: (id, parts) => (catalogue !== null && Object.hasOwn(catalogue, id) ? t(id, parts) : null),
  };
}

/** Right-to-left names must not turn the words around them, nor have their own signs turned. */
function isolatedParts(parts: Parts): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      typeof part === "string" ? isolated(part) : part,
    ]),
  );
}
