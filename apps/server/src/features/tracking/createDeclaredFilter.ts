import { DECLARED_EVENTS } from "./generated/declaredEvents.ts";

interface Named {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

export interface DeclaredFilter {
  /** The event without parameters that nobody declared for it; null where nobody declared the event. */
  declared<Event extends Named>(event: Event): Event | null;
  /** How many events were left out so far. */
  leftOut(): number;
}

/** Lets through what the catalogue of events declares (docs/events.md), and counts what it does not: pages of another version fire it, or a stranger makes it up. */
export function createDeclaredFilter(): DeclaredFilter {
  let count = 0;
  return {
    declared: (event) => {
      const known = Object.hasOwn(DECLARED_EVENTS, event.name) ? DECLARED_EVENTS[event.name] : undefined;
      if (!known) {
        count += 1;
        return null;
      }
      return { ...event, params: Object.fromEntries(Object.entries(event.params).filter(([key]) => known.includes(key))) };
    },
    leftOut: () => count,
  };
}
