import type { en } from "./en.ts";

/** The same keys with texts of their own: none missing, none too many. */
type SameShape<Texts> = { readonly [Name in keyof Texts]: Texts[Name] extends string ? string : SameShape<Texts[Name]> };

/** All texts of a language, as English has them. */
export type LanguageTexts = SameShape<typeof en>;

/** The texts of one file of `messages/<language>/`. */
export type AreaTexts<Area extends keyof typeof en> = LanguageTexts[Area];
