import type { Locale } from "../../../locale/createLocale.ts";
import { inLanguage } from "../../../locale/formats.ts";

const percent = inLanguage(
  (language) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }),
);
const whole = inLanguage((language) => new Intl.NumberFormat(language));

/** `42%`; a dash if the total is 0. */
export const formatShare = (share: number | null, locale: Locale): string =>
  share === null ? "–" : percent(locale).format(share);

/** `12,345`. */
export const formatCount = (count: number, locale: Locale): string => whole(locale).format(count);
