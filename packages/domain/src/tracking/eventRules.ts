/**
 * Limits of tracking events: characters of an event's name, a parameter's name and a text, and
 * parameters per event.
 */
export const EVENT_LIMITS = { name: 40, parameterName: 40, text: 100, parameters: 25 } as const;

/**
 * Names reserved by analysis tools: an event with such a name would be lost or mixed up when
 * exported to them.
 */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  "ad_activeview",
  "ad_click",
  "ad_exposure",
  "ad_query",
  "ad_reward",
  "adunit_exposure",
  "app_background",
  "app_clear_data",
  "app_exception",
  "app_install",
  "app_remove",
  "app_store_refund",
  "app_update",
  "app_upgrade",
  "dynamic_link_app_open",
  "dynamic_link_app_update",
  "dynamic_link_first_open",
  "error",
  "first_open",
  "first_visit",
  "in_app_purchase",
  "notification_dismiss",
  "notification_foreground",
  "notification_open",
  "notification_receive",
  "os_update",
  "session_start",
  "user_engagement",
]);

const RESERVED_PREFIXES: readonly string[] = ["firebase_", "google_", "ga_"];

/** What a parameter of an event may hold. */
export type EventValue = string | number | boolean | null;

const hasShape = (name: string, longest: number): boolean =>
  name.length <= longest && /^[A-Za-z]\w*$/.test(name);

/** Whether a name of an event or parameter is reserved, or starts with a reserved prefix. */
export function isReservedName(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED_NAMES.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** What is wrong with a name, as the end of a sentence; null if it is valid. */
function nameProblem(name: string, longest: number): string | null {
  if (!hasShape(name, longest))
    return `must start with a letter and have at most ${longest} letters, digits and underscores`;
  return isReservedName(name) ? "is reserved" : null;
}

/** Every rule that an event breaks, one sentence each. */
export function eventProblems({
  name,
  params,
}: {
  name: string;
  params: Readonly<Record<string, EventValue>>;
}): string[] {
  const entries = Object.entries(params);
  const ofName = nameProblem(name, EVENT_LIMITS.name);
  return [
    ...(ofName === null ? [] : [`event name ${name} ${ofName}`]),
    ...(entries.length > EVENT_LIMITS.parameters
      ? [`${name} has more than ${EVENT_LIMITS.parameters} parameters`]
      : []),
    ...entries.flatMap(([parameter, value]) => {
      const ofParameter = nameProblem(parameter, EVENT_LIMITS.parameterName);
      return [
        ...(ofParameter === null ? [] : [`parameter name ${parameter} of ${name} ${ofParameter}`]),
        ...(typeof value === "string" && value.length > EVENT_LIMITS.text
          ? [`${parameter} of ${name} has more than ${EVENT_LIMITS.text} characters`]
          : []),
        ...(typeof value === "number" && !Number.isFinite(value)
          ? [`${parameter} of ${name} isn't a number`]
          : []),
      ];
    }),
  ];
}

/**
 * What events call a block of titles: its name in lower case, without special characters, with
 * underscores for spaces.
 */
export function blockName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_]/gu, "")
    .trim()
    .replace(/\s+/g, "_");
}

/** Text in the form events take: at most 100 characters, without cutting one in two. */
export function eventText(text: string): string {
  if (text.length <= EVENT_LIMITS.text) return text;
  const cut = text.slice(0, EVENT_LIMITS.text);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
