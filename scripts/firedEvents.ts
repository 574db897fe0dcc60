import type { EventDeclarations } from "@worthy/domain";

/** A place in the source that fires an event. */
export interface FiredEvent {
  file: string;
  /** Null where the name is not written there. */
  name: string | null;
}

/** What begins a visit is named by a rule of the domain, and fired by the tracker itself. */
const FIRED_BY_THE_TRACKER: readonly string[] = ["new_device_session", "returning_device_session"];

const CALL = /\btrack\(\s*(?:"(\w+)")?/g;

/** Every call of `track` in a source file. */
export function firedIn(file: string, source: string): FiredEvent[] {
  return [...source.matchAll(CALL)].map(([, name]) => ({ file, name: name ?? null }));
}

/** Where catalogue and code disagree, a sentence each. */
export function usageProblems(catalogue: Readonly<Record<string, EventDeclarations>>, fired: readonly FiredEvent[]): string[] {
  const declared = Object.values(catalogue).flatMap((events) => Object.keys(events));
  const names = new Set([...fired.map(({ name }) => name), ...FIRED_BY_THE_TRACKER]);
  return [
    ...declared.filter((name, at) => declared.indexOf(name) !== at).map((name) => `the event ${name} is declared twice`),
    ...declared.filter((name) => !names.has(name)).map((name) => `the event ${name} is declared, but nothing fires it`),
    ...fired.flatMap(({ file, name }) => {
      if (name === null) return [`${file} fires an event whose name is not written there`];
      return declared.includes(name) ? [] : [`${file} fires ${name}, which is not declared`];
    }),
  ];
}
