/** What of a title somebody may report as wrong, in the order in which it is asked. */
export const REPORT_FIELDS = ["NAME", "DATES", "RUNTIME", "EPISODES", "PEOPLE", "TEXTS", "GENRES", "CERTIFICATES", "HOME", "AWARDS", "OTHER"] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** The longest that the words of a report may be, in characters. */
export const LONGEST_REPORT = 1000;
