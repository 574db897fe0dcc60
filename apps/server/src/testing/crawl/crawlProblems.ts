import type { Crawl } from "./crawlSite.ts";
import type { CrawledPage } from "./readPage.ts";
import { structuredSchema } from "./structuredSchemas.ts";

/** Bytes of HTML, before compression, that a page of the public mode may have. */
export const MOST_BYTES = 60 * 1024;
/** Clicks from the first page. */
export const MOST_CLICKS = 4;

/** The public mode's own pages, which are about something and say so. */
const isPublicPage = (path: string) => /^\/(tv|movies|show|person|lists|titles)(\/|$)/.test(path);

/** Pages that the bars are for: what may be found, and all of the public mode. */
export const isForEverybody = ({ path, indexable }: Pick<CrawledPage, "path" | "indexable">) =>
  indexable || isPublicPage(path);

/** What is wrong with a crawled site, a line each. */
export function crawlProblems({ pages, clicks, listed }: Crawl): string[] {
  const all = [...pages.values()];
  const indexable = all.filter((page) => page.indexable);
  return [
    ...all
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${path} answers ${status}`),
    ...doubled(indexable, "title"),
    ...doubled(indexable, "description"),
    ...doubled(indexable, "canonical"),
    ...indexable
      .filter(({ path, canonical }) => new URL(canonical).pathname !== path)
      .map(({ path, canonical }) => `${path} says that it is ${canonical}`),
    ...indexable
      .filter(({ path }) => !listed.has(path))
      .map(({ path }) => `${path} is in no sitemap`),
    ...indexable
      .filter(({ path }) => (clicks.get(path) ?? Infinity) > MOST_CLICKS)
      .map(({ path }) => `${path} is ${clicks.get(path) ?? "no"} clicks away`),
    ...all
      .filter(({ path, indexable: may }) => listed.has(path) && !may)
      .map(({ path }) => `${path} is in a sitemap and in no index`),
    ...all
      .filter((page) => isForEverybody(page) && page.bytes > MOST_BYTES)
      .map(({ path, bytes }) => `${path} has ${Math.round(bytes / 1024)} KiB of HTML`),
    ...indexable.flatMap(structuredProblems),
  ];
}

/** Texts that more than one page has. */
function doubled(
  pages: readonly CrawledPage[],
  field: "title" | "description" | "canonical",
): string[] {
  return [...Map.groupBy(pages, (page) => page[field])]
    .filter(([, same]) => same.length > 1)
    .map(
      ([text, same]) =>
        `${same.map(({ path }) => path).join(", ")} have the same ${field}: ${text}`,
    );
}

function structuredProblems({ path, structured }: CrawledPage): string[] {
  const wrong = structured.flatMap((thing) => {
    const result = structuredSchema.safeParse(thing);
    return result.success
      ? []
      : result.error.issues.map(
          (issue) =>
            `${path} says of itself what is not valid: ${issue.path.join(".")}: ${issue.message}`,
        );
  });
  return isPublicPage(path) && !path.startsWith("/titles") && structured.length === 0
    ? [`${path} says nothing of itself`]
    : wrong;
}
