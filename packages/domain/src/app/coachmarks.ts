/** Number of views of a coachmark that a device remembers. */
export const KEPT_COACHMARK_VIEWS = 10;
/** Views after which a coachmark is done, unless it has its own number. */
export const NEEDED_COACHMARK_VIEWS = 3;
/** First visit with coachmarks: the very first visit is for looking around. */
export const FIRST_COACHMARK_SESSION = 2;
/** Minimum time between any two coachmarks, in milliseconds. */
export const COACHMARK_GAP = 24 * 3_600_000;

/** The coachmarks of the product. */
export const COACHMARKS = [
  "Watchlist Add Item",
  "View Toggle",
  "Share 2",
  "Watchlist 2",
  "Share 3",
] as const;
export type Coachmark = (typeof COACHMARKS)[number];

const NEEDED: Readonly<Record<string, number>> = {
  "Share 2": 1,
  "Watchlist 2": 1,
  "Share 3": 1,
  "Watchlist Add Item": 1,
  "View Toggle": 1,
} satisfies Record<Coachmark, number>;

/** What a device remembers about coachmarks, by name. */
export interface CoachmarkMemory {
  /** Times of each view, in milliseconds since the epoch, latest last. */
  views: Readonly<Record<string, readonly number[]>>;
  /** Coachmarks whose feature the person has already used. */
  used: readonly string[];
}

/** Whether something can be the name of a coachmark. */
export const isCoachmarkName = (name: unknown): name is string =>
  typeof name === "string" && name.trim() !== "";

/** Number of views a coachmark needs. */
export const neededViews = (name: string): number => NEEDED[name] ?? NEEDED_COACHMARK_VIEWS;

/** Remembers a view; ignores invalid names. */
export function viewCoachmark(memory: CoachmarkMemory, name: string, now: number): CoachmarkMemory {
  if (!isCoachmarkName(name)) return memory;
  return {
    ...memory,
    views: {
      ...memory.views,
      [name]: [...(memory.views[name] ?? []), now].slice(-KEPT_COACHMARK_VIEWS),
    },
  };
}

/** Remembers that the person has used the coachmark's feature. */
export function learnCoachmark(memory: CoachmarkMemory, name: string): CoachmarkMemory {
  return !isCoachmarkName(name) || memory.used.includes(name)
    ? memory
    : { ...memory, used: [...memory.used, name] };
}

/** Whether a coachmark needn't appear any more. */
export function isCoachmarkDone({ views, used }: CoachmarkMemory, name: string): boolean {
  return used.includes(name) || (views[name]?.length ?? 0) >= neededViews(name);
}

interface Occasion {
  /** Number of this device's visits. */
  sessionCount: number;
  now: number;
}

/** Whether any coachmark may appear now: not on a first visit, and not soon after another. */
export function mayShowCoachmark(
  { views }: CoachmarkMemory,
  { sessionCount, now }: Occasion,
): boolean {
  const last = Math.max(-Infinity, ...Object.values(views).flat());
  return sessionCount >= FIRST_COACHMARK_SESSION && now - last >= COACHMARK_GAP;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const timesOf = (value: unknown): readonly number[] =>
  Array.isArray(value)
    ? value.filter((time): time is number => Number.isFinite(time)).slice(-KEPT_COACHMARK_VIEWS)
    : [];

/** Reads what a device has stored; damaged data count as nothing stored. */
export function parseCoachmarks(value: unknown): CoachmarkMemory {
  const { views, used } = isRecord(value) ? value : {};
  const known = isRecord(views)
    ? Object.entries(views).filter(([name]) => isCoachmarkName(name))
    : [];
  return {
    views: Object.fromEntries(known.map(([name, times]) => [name, timesOf(times)])),
    used: Array.isArray(used) ? used.filter(isCoachmarkName) : [],
  };
}
