const kept = new WeakMap<object, string | null>();

/**
 * Marks an answer that a handler keeps and gives to many callers: it is serialized only once. It must not change any
 * more.
 */
export function keepJson<Answer extends object>(answer: Answer): Answer {
  kept.set(answer, null);
  return answer;
}

/** The JSON of an answer that is marked; null for any other. */
export function keptJson(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const json = kept.get(answer);
  if (json !== null) return json ?? null;
  const made = JSON.stringify(answer);
  kept.set(answer, made);
  return made;
}
