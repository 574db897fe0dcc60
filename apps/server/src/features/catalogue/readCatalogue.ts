import { setImmediate as turn } from "node:timers/promises";
import type { Model, ModelFeature } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import { readParts, type CataloguePart } from "./catalogueParts.ts";
import { createTitleUnpacker } from "./packedTitles.ts";
import { openPeople } from "./peopleTable.ts";
import { createSnapshot, type CatalogueSnapshot } from "./snapshot.ts";
import type { Title } from "./title.ts";

/** One generation of the catalogue, and what its facts teach. */
export interface ReadCatalogue {
  snapshot: CatalogueSnapshot;
  facts: Model;
}

/** Reads the whole catalogue in this thread. */
export async function readCatalogue(sql: Queries): Promise<CatalogueSnapshot> {
  return (await collectParts(readParts(sql))).snapshot;
}

/**
 * Puts the catalogue together part by part; between two parts others have their turn.
 * @param derive makes something of the snapshot while its facts are still being learned in another thread
 */
export async function collectParts<T>(parts: AsyncIterable<CataloguePart>, derive?: (snapshot: CatalogueSnapshot) => T): Promise<ReadCatalogue & { derived: T | undefined }> {
  const unpack = createTitleUnpacker();
  const titles: Title[] = [];
  const titlesById = new Map<number, Title>();
  const features: ModelFeature[] = [];
  let snapshot: CatalogueSnapshot | undefined;
  let deriving: Promise<T | undefined> | undefined;
  let model: Omit<Model, "features"> | undefined;
  for await (const part of parts) {
    if (part.kind === "titles") {
      for (const title of unpack(part.packed)) {
        titles.push(title);
        titlesById.set(title.id, title);
      }
    } else if (part.kind === "rest") {
      const { generation, people, lists, providers } = part;
      const read = (snapshot = createSnapshot({ generation, titles, titlesById, people: openPeople(people), lists, providers }));
      deriving = turn().then(() => derive?.(read));
      deriving.catch(() => {}); // met below
      continue; // asks for the next part before anything is derived
    }
    if (part.kind === "features") for (const feature of part.features) features.push(feature);
    if (part.kind === "facts") model = part.model;
    await turn();
  }
  if (!snapshot || !model) throw new Error("the catalogue was not read to its end");
  return { snapshot, facts: { ...model, features }, derived: await deriving };
}
