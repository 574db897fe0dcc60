/** How many views of a coachmark a device remembers. */
export const KEPT_COACHMARK_VIEWS = 10;
/** Views after which a coachmark has said what it has to say, where it has no number of its own. */
export const NEEDED_COACHMARK_VIEWS = 3;
/** From which visit on coachmarks come: the first one is for looking around. */
export const FIRST_COACHMARK_SESSION = 2;
/** Milliseconds between one coachmark and the next, whichever. */
export const COACHMARK_GAP = 24 * 3_600_000;

/** The coachmarks of the product. */
export const COACHMARKS = ["Watchlist Add Item", "View Toggle", "Share 2", "Watchlist 2", "Share 3"] as const;
export type Coachmark = (typeof COACHMARKS)[number];

const NEEDED: Readonly<Record<string, number>> = { "Share 2": 1, "Watchlist 2": 1, "Share 3": 1, "Watchlist Add Item": 1, "View Toggle": 1 } satisfies Record<Coachmark, number>;

/** What a device remembers of coachmarks, by name. */
export interface CoachmarkMemory {
  /** When each was seen, in milliseconds since 1970, the latest last. */
  views: Readonly<Record<string, readonly number[]>>;
  /** Those whose lesson the person knows: they have used what it is about. */
  used: readonly string[];
}

export const NO_COACHMARKS: CoachmarkMemory = { views: {}, used: [] };

/** A name that may be one of a coachmark's. */
export const isCoachmarkName = (name: unknown): name is string => typeof name === "string" && name.trim() !== "";

/** How many views a coachmark needs. */
export const neededViews = (name: string): number => NEEDED[name] ?? NEEDED_COACHMARK_VIEWS;

/** Remembers a view; nothing where the name is none. */
export function viewCoachmark(memory: CoachmarkMemory, name: string, now: number): CoachmarkMemory {
  if (!isCoachmarkName(name)) return memory;
  return { ...memory, views: { ...memory.views, [name]: [...(memory.views[name] ?? []), now].slice(-KEPT_COACHMARK_VIEWS) } };
}

/** Remembers that the person has used what a coachmark is about. */
export function learnCoachmark(memory: CoachmarkMemory, name: string): CoachmarkMemory {
  return !isCoachmarkName(name) || memory.used.includes(name) ? memory : { ...memory, used: [...memory.used, name] };
}

/** Whether a coachmark has nothing more to say. */
export function isCoachmarkDone({ views, used }: CoachmarkMemory, name: string): boolean {
  return used.includes(name) || (views[name]?.length ?? 0) >= neededViews(name);
}

interface Occasion {
  /** How many visits this device has had. */
  sessionCount: number;
  now: number;
}

/** Whether any coachmark may come now: not on a first visit, and not soon after another. */
export function mayCoach({ views }: CoachmarkMemory, { sessionCount, now }: Occasion): boolean {
  const last = Math.max(-Infinity, ...Object.values(views).flat());
  return sessionCount >= FIRST_COACHMARK_SESSION && now - last >= COACHMARK_GAP;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const timesOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((time): time is number => Number.isFinite(time)).slice(-KEPT_COACHMARK_VIEWS) : []);

/** Reads what a device has kept; what is damaged counts as nothing kept. */
export function parseCoachmarks(value: unknown): CoachmarkMemory {
  const { views, used } = isRecord(value) ? value : {};
  const known = isRecord(views) ? Object.entries(views).filter(([name]) => isCoachmarkName(name)) : [];
  return { views: Object.fromEntries(known.map(([name, times]) => [name, timesOf(times)])), used: Array.isArray(used) ? used.filter(isCoachmarkName) : [] };
}
