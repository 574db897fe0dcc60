import { startProduct } from "../../apps/server/src/testing/productProcess.ts";
import {
  measureAbsent,
  measureDenied,
  measureFound,
  measureMeaning,
  type Describe,
  type SearchedAnswer,
} from "./searchQuality.ts";

interface Described {
  nodeType: string;
  countries: string[];
  genres: string[];
  tags: { key: string }[];
  providers: { name: string }[];
  firstAirDate: string | null;
}

/** Prints how well a server with the bundle answers what people type, by kind of query. */
export async function printQuality(): Promise<void> {
  const product = await startProduct({ REQUESTS_PER_MINUTE: "100000" });
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${product.origin}${path}`)).json()) as Answer; // our own product's
  const ask = (term: string) => get<SearchedAnswer>(`/v4/search/?term=${encodeURIComponent(term)}`);
  const describe: Describe = async (id) => {
    const title = await get<Described>(`/v4/nodes/${id}`);
    return {
      kind: [title.nodeType],
      country: title.countries,
      genre: title.genres,
      tag: title.tags.map(({ key }) => key),
      service: title.providers.map(({ name }) => name),
      decade: [`${title.firstAirDate?.slice(0, 3)}0`],
    };
  };
  try {
    const rows = [
      ...(await measureFound(ask)),
      await measureMeaning(ask, describe),
      await measureDenied(ask),
      await measureAbsent(ask),
    ];
    console.table(
      rows.map(({ kind, asked, right }) => ({
        kind,
        asked,
        right,
        share: (right / asked).toFixed(3),
      })),
    );
    for (const { kind, wrong } of rows) for (const each of wrong) console.log(`${kind}: ${each}`);
  } finally {
    await product.stop();
  }
}
