/** The facts of a title that can be reported as wrong, in the order they are offered. */
export const REPORT_FIELDS = [
  "NAME",
  "DATES",
  "RUNTIME",
  "EPISODES",
  "PEOPLE",
  "TEXTS",
  "GENRES",
  "CERTIFICATES",
  "HOME",
  "AWARDS",
  "OTHER",
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Maximum length of a report's text, in characters. */
export const LONGEST_REPORT = 1000;
