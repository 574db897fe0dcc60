import type { Model, ModelFeature, TitleFeatures } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import { assembleTitles } from "./assembleTitles.ts";
import { openFeatures } from "./openFeatures.ts";
import { createTitlePacker, type PackedTitles } from "./packedTitles.ts";
import { packPeople, type CreditedTitle, type PackedPeople } from "./peopleTable.ts";
import { latestGeneration } from "../generations.ts";
import type { CuratedList, Provider } from "../title.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";
import { readPeopleNames, readPicturePaths, readProviders, readTitleRows } from "./titleRows.ts";

/** The catalogue in parts, each small enough to process between two requests. */
export type CataloguePart =
  | { readonly kind: "titles"; readonly packed: PackedTitles }
  | {
      readonly kind: "rest";
      readonly generation: number;
      readonly people: PackedPeople;
      readonly lists: CuratedList[];
      readonly providers: Provider[];
    }
  | { readonly kind: "features"; readonly features: readonly ModelFeature[] }
  | { readonly kind: "facts"; readonly model: Omit<Model, "features"> };

const FEATURES_AT_ONCE = 5_000;

/**
 * Reads the whole catalogue and trains the content model. Requires a transaction with one
 * consistent snapshot.
 */
export async function* readParts(sql: Queries): AsyncGenerator<CataloguePart> {
  const generation = await latestGeneration(sql);
  const providers = await readProviders(sql);
  const lists = [
    ...(await sql<
      (Row<typeof schema.curatedLists, "name" | "titleIds"> & {
        id: Row<typeof schema.curatedLists>["listId"];
      })[]
    >`select list_id as id, name, title_ids from curated_lists order by list_id`),
  ];
  const names = await readPeopleNames(sql);
  const pictures = await readPicturePaths(sql);
  const featuresHere = await openFeatures(sql);
  const known = {
    names,
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    usesTmdb: featuresHere.usesTmdb,
  };
  const pack = createTitlePacker();
  const features: TitleFeatures[] = [];
  const credited: CreditedTitle[] = [];
  for await (const rows of readTitleRows(sql)) {
    const titles = assembleTitles(rows, known);
    for (const title of titles) {
      features.push(featuresHere.of(title));
      credited.push({
        id: title.id,
        fame: title.fame,
        personIds: [...title.crew, ...title.cast].map(({ personId }) => personId),
      });
    }
    yield { kind: "titles", packed: pack(titles) };
  }
  yield {
    kind: "rest",
    generation,
    people: packPeople(credited, { names, pictures }),
    lists,
    providers,
  };
  yield* modelParts(featuresHere.train(features));
}

function* modelParts({ features, ...model }: Model): Generator<CataloguePart> {
  for (let from = 0; from < features.length; from += FEATURES_AT_ONCE)
    yield { kind: "features", features: features.slice(from, from + FEATURES_AT_ONCE) };
  yield { kind: "facts", model };
}
