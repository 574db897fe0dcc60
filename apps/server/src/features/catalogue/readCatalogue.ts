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

/** Puts the catalogue together part by part; between two parts others have their turn. */
export async function collectParts(parts: AsyncIterable<CataloguePart>): Promise<ReadCatalogue> {
  const unpack = createTitleUnpacker();
  const titles: Title[] = [];
  const titlesById = new Map<number, Title>();
  const features: ModelFeature[] = [];
  let rest: Extract<CataloguePart, { kind: "rest" }> | undefined;
  let model: Omit<Model, "features"> | undefined;
  for await (const part of parts) {
    if (part.kind === "titles") {
      for (const title of unpack(part.packed)) {
        titles.push(title);
        titlesById.set(title.id, title);
      }
    } else if (part.kind === "rest") rest = part;
    else if (part.kind === "features") for (const feature of part.features) features.push(feature);
    else model = part.model;
    await turn();
  }
  if (!rest || !model) throw new Error("the catalogue was not read to its end");
  const { generation, people, lists, providers } = rest;
  return { snapshot: createSnapshot({ generation, titles, titlesById, people: openPeople(people), lists, providers }), facts: { ...model, features } };
}
