import type { PageResponse } from "@worthy/contract";
import { LRUCache } from "lru-cache";
import { pageBodies, type PageBodies } from "./pageBodies.ts";
import { entityTagOf } from "../../platform/ssr/entityTag.ts";

export interface TaggedPage extends PageResponse {
  etag: string;
  bodies: PageBodies;
}

export interface PageCache {
  /**
   * The cached page, one being rendered, or a new one, by its address and everything else it varies
   * by. Only cacheable pages with status 200 are cached.
   */
  get(name: string, render: () => Promise<PageResponse>): Promise<TaggedPage>;
}

export interface PageCacheOptions {
  /**
   * Generation of the catalogue and other public content; pages of an older generation are no
   * longer found.
   */
  generation(): string | number;
  maxPages?: number;
  maxAgeMs?: number;
}

const MAX_NAME_LENGTH = 500;
const MAX_CHARACTERS = 64 * 1024 * 1024;

const tagged = (page: PageResponse): TaggedPage => ({
  ...page,
  etag: entityTagOf(page.html),
  bodies: pageBodies(page.html),
});

/** Caches public pages in memory. Concurrent requests for the same page share one rendering. */
export function createPageCache({
  generation,
  maxPages = 500,
  maxAgeMs = 60_000,
}: PageCacheOptions): PageCache {
  const kept = new LRUCache<string, TaggedPage>({
    max: maxPages,
    ttl: maxAgeMs,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  const inFlight = new Map<string, Promise<TaggedPage>>();

  async function renderTagged(
    key: string,
    render: () => Promise<PageResponse>,
  ): Promise<TaggedPage> {
    const page = tagged(await render());
    if (page.cacheable && page.status === 200) kept.set(key, page);
    return page;
  }

  return {
    async get(name, render) {
      const key = `${generation()} ${name}`;
      if (name.length > MAX_NAME_LENGTH) return tagged(await render());
      const known = kept.get(key) ?? inFlight.get(key);
      if (known) return known;
      const rendering = renderTagged(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
      return rendering;
    },
  };
}
