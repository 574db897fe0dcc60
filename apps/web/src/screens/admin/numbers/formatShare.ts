import { inLanguage } from "../../../messages/formats.ts";

const percent = inLanguage((language) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }));
const whole = inLanguage((language) => new Intl.NumberFormat(language));

/** `42%`; a dash where there is nothing to divide by. */
export const formatShare = (share: number | null): string => (share === null ? "–" : percent().format(share));

/** `12,345`. */
export const formatCount = (count: number): string => whole().format(count);
