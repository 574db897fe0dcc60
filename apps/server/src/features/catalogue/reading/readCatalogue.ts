import { setImmediate as turn } from "node:timers/promises";
import type { Model, ModelFeature } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import { readParts, type CataloguePart } from "./catalogueParts.ts";
import { createTitleUnpacker } from "./packedTitles.ts";
import { openPeople } from "./peopleTable.ts";
import { createSnapshot, type CatalogueSnapshot } from "../snapshot.ts";
import type { Title } from "../title.ts";

/** One generation of the catalogue, with its content model. */
export interface ReadCatalogue {
  snapshot: CatalogueSnapshot;
  facts: Model;
}

/** Something derived while the catalogue is being read. */
export interface Deriving<T> {
  take(titles: readonly Title[]): void;
  /** Called when all titles and people are known; training may still be running. */
  finish(snapshot: CatalogueSnapshot): T;
}

/** Reads the whole catalogue in this thread. */
export async function readCatalogue(sql: Queries): Promise<CatalogueSnapshot> {
  return (await collectParts(readParts(sql))).snapshot;
}

type Parts = AsyncIterable<CataloguePart> | Iterable<CataloguePart>;

/** Assembles the catalogue part by part, yielding in between. */
export async function collectParts(parts: Parts): Promise<ReadCatalogue>;
export async function collectParts<T>(
  parts: Parts,
  derive: Deriving<T>,
): Promise<ReadCatalogue & { derived: T }>;
export async function collectParts<T>(
  parts: Parts,
  derive?: Deriving<T>,
): Promise<ReadCatalogue & { derived: T | undefined }> {
  const unpack = createTitleUnpacker();
  const titles: Title[] = [];
  const titlesById = new Map<number, Title>();
  const features: ModelFeature[] = [];
  let snapshot: CatalogueSnapshot | undefined;
  let deriving: Promise<T | undefined> | undefined;
  let model: Omit<Model, "features"> | undefined;
  for await (const part of parts) {
    if (part.kind === "titles") {
      const taken = unpack(part.packed);
      for (const title of taken) {
        titles.push(title);
        titlesById.set(title.id, title);
      }
      derive?.take(taken);
    } else if (part.kind === "rest") {
      const { generation, people, lists, providers } = part;
      const read = (snapshot = createSnapshot({
        generation,
        titles,
        titlesById,
        people: openPeople(people),
        lists,
        providers,
      }));
      deriving = turn().then(() => derive?.finish(read));
      deriving.catch(() => {}); // handled below
      continue; // requests the next part before deriving
    }
    if (part.kind === "features") for (const feature of part.features) features.push(feature);
    if (part.kind === "facts") model = part.model;
    await turn();
  }
  if (!snapshot || !model) throw new Error("the catalogue was not read to its end");
  return { snapshot, facts: { ...model, features }, derived: await deriving };
}
