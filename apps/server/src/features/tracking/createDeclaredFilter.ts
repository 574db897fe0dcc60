import { DECLARED_EVENTS } from "./generated/declaredEvents.ts";

interface Named {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

export interface DeclaredFilter {
  /** The event without undeclared parameters; null if the event itself is undeclared. */
  declared<Event extends Named>(event: Event): Event | null;
  /** Number of events dropped so far. */
  leftOut(): number;
}

/**
 * Passes what the event catalogue declares (docs/events.md) and counts the rest, which comes from
 * pages of another version or is made up by strangers.
 */
export function createDeclaredFilter(): DeclaredFilter {
  let count = 0;
  return {
    declared: (event) => {
      const known = Object.hasOwn(DECLARED_EVENTS, event.name)
        ? DECLARED_EVENTS[event.name]
        : undefined;
      if (!known) {
        count += 1;
        return null;
      }
      return {
        ...event,
        params: Object.fromEntries(
          Object.entries(event.params).filter(([key]) => known.includes(key)),
        ),
      };
    },
    leftOut: () => count,
  };
}
