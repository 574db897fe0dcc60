import type { KeptPages } from "@worthy/contract";
import { LRUCache } from "lru-cache";

/** Characters of at most two bytes. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
const MAX_AGE_MS = 60_000;

/** Keeps the documents of personal pages for a minute, those asked for last. */
export function keptPages(maxSize = MAX_CHARACTERS): KeptPages {
  const kept = new LRUCache<string, string>({
    maxSize,
    ttl: MAX_AGE_MS,
    sizeCalculation: (html, parts) => html.length + parts.length,
  });
  return { get: (parts) => kept.get(parts), set: (parts, html) => void kept.set(parts, html) };
}
