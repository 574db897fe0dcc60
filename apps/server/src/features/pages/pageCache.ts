import type { PageResponse } from "@worthy/contract";
import { LRUCache } from "lru-cache";
import { entityTagOf } from "../../platform/ssr/entityTag.ts";

export interface TaggedPage extends PageResponse {
  etag: string;
}

export interface PageCache {
  /** The kept page, one that is being rendered now, or a new one. Only cacheable pages of status 200 are kept. */
  get(url: string, render: () => Promise<PageResponse>): Promise<TaggedPage>;
}

export interface PageCacheOptions {
  /** Of the catalogue and whatever else pages show to everybody: pages of another generation are not found any more. */
  generation(): string | number;
  maxPages?: number;
  maxAgeMs?: number;
}

const MAX_URL_LENGTH = 500;
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** Pages rendered for nobody in particular, in memory. Requests for one page at the same time share one rendering. */
export function createPageCache({ generation, maxPages = 500, maxAgeMs = 60_000 }: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, TaggedPage>({ max: maxPages, ttl: maxAgeMs, maxSize: MAX_CHARACTERS, sizeCalculation: ({ html }, key) => html.length + key.length });
  const inFlight = new Map<string, Promise<TaggedPage>>();

  async function renderTagged(key: string, render: () => Promise<PageResponse>): Promise<TaggedPage> {
    const page = await render();
    const tagged = { ...page, etag: entityTagOf(page.html) };
    if (page.cacheable && page.status === 200) kept.set(key, tagged);
    return tagged;
  }

  return {
    async get(url, render) {
      const key = `${generation()} ${url}`;
      if (url.length > MAX_URL_LENGTH) {
        const page = await render();
        return { ...page, etag: entityTagOf(page.html) };
      }
      const known = kept.get(key) ?? inFlight.get(key);
      if (known) return known;
      const rendering = renderTagged(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
      return rendering;
    },
  };
}
