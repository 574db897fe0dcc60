import { LRUCache } from "lru-cache";

/** Keeps answers about something, which many ask for, until its revision changes. */
export function createKeptAnswers<About extends object, Answer extends object>(
  options: LRUCache.Options<string, Answer, unknown>,
): (about: About, revision: number) => LRUCache<string, Answer> {
  const keptOf = new WeakMap<About, { revision: number; answers: LRUCache<string, Answer> }>();
  return (about, revision) => {
    const kept = keptOf.get(about);
    if (kept?.revision === revision) return kept.answers;
    const answers = new LRUCache<string, Answer>(options);
    keptOf.set(about, { revision, answers });
    return answers;
  };
}
