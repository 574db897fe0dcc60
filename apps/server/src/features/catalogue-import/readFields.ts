/** A valid full date from 1850 to 2100; otherwise unknown. */
export function isoDay(text: string | null | undefined): string | undefined {
  if (!text || !/^(18[5-9]\d|19\d\d|20\d\d)-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

const LONGEST_MINUTES = 1_000;

/** Minutes, if plausible: 0 means unknown in most sources. */
export function minutesOf(value: number | null | undefined): number | undefined {
  return value && value > 0 && value <= LONGEST_MINUTES ? Math.round(value) : undefined;
}

export function imdbIdOf(text: string | null | undefined): string | undefined {
  return text && /^tt\d{7,8}$/.test(text) ? text : undefined;
}
