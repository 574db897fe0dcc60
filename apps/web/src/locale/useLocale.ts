import { createContext, use } from "react";
import type { Locale, T, Texts } from "./createLocale.ts";

export const LocaleContext = createContext<Locale | null>(null);

/**
 * The page's locale, for formatting dates, names and numbers, and for functions that are not
 * components.
 */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error("no locale around this component");
  return locale;
}

/**
 * Texts of these files: `const t = useTexts(favesTexts)`, then `t("faves.heading")`. Unknown ids do
 * not compile.
 */
export function useTexts<const Files extends readonly Texts[]>(...files: Files): T<Files[number]> {
  return useLocale().texts(...files);
}
