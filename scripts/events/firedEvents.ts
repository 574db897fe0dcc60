import type { EventDeclarations } from "@worthy/domain";

/** A place in the source that fires an event. */
export interface FiredEvent {
  file: string;
  /** Null if the call has no literal name. */
  name: string | null;
}

/** A domain rule chooses which of these starts a visit, and the tracker fires it itself. */
const FIRED_BY_THE_TRACKER: readonly string[] = ["new_device_session", "returning_device_session"];

const CALL = /\btrack\(\s*(?:"(\w+)")?/g;

/** All calls of `track` in a source file. */
export function firedIn(file: string, source: string): FiredEvent[] {
  return [...source.matchAll(CALL)].map(([, name]) => ({ file, name: name ?? null }));
}

/** Where catalogue and code disagree, one sentence per problem. */
export function usageProblems(
  catalogue: Readonly<Record<string, EventDeclarations>>,
  fired: readonly FiredEvent[],
): string[] {
  const declared = Object.values(catalogue).flatMap((events) => Object.keys(events));
  const names = new Set([...fired.map(({ name }) => name), ...FIRED_BY_THE_TRACKER]);
  return [
    ...declared
      .filter((name, at) => declared.indexOf(name) !== at)
      .map((name) => `the event ${name} is declared twice`),
    ...declared
      .filter((name) => !names.has(name))
      .map((name) => `the event ${name} is declared, but never fired`),
    ...fired.flatMap(({ file, name }) => {
      if (name === null) return [`${file} fires an event without a literal name`];
      return declared.includes(name) ? [] : [`${file} fires ${name}, which is not declared`];
    }),
  ];
}
