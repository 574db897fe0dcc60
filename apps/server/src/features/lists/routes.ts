import { handlersOf, type CallingDevice, type Reading } from "../../platform/http/handler.ts";
import type { Offer } from "../../platform/businessTheme.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { COMFORT_FOOD } from "./editedLists.ts";
import { MINI } from "./inputLists.ts";
import { listsOf } from "./listsOf.ts";
import { isOffered, type TitleList } from "./titleList.ts";

type Context = Reading & { device: Pick<CallingDevice, "host"> };

/** The catalogue as the caller sees it. */
interface ListView extends CatalogueView {
  taste: { ratings: ReadonlyMap<number, unknown> };
  scorer: TitleScorer;
}

/** What lists need from other features. */
export interface ListPorts {
  view(): CatalogueView;
  open(context: Context): Promise<ListView>;
  /** The lists and services a host shows; null for everything. */
  offerOn(host: string): Offer | null;
}

interface ListOptions {
  limit: number;
  offset: number;
  nodeType?: "tv" | "movie";
  seenItems?: readonly (number | string)[];
}

function presentList({ id, name, kind, group, titleIds }: TitleList) {
  return { id, name, kind, group, numItems: titleIds.length };
}

/** A list with one page of its titles. Titles to rate are left out once rated. */
function hydrate(
  { snapshot, scorer, taste }: ListView,
  list: TitleList,
  { limit, offset, nodeType, seenItems = [] }: ListOptions,
) {
  const seen = new Set(seenItems);
  const titles = list.titleIds
    .filter((id) => !seen.has(id) && !(list.kind === "input" && taste.ratings.has(id)))
    .flatMap((id) => snapshot.title(id) ?? [])
    .filter(({ kind }) => nodeType === undefined || kind === nodeType);
  const items = titles.slice(offset, offset + limit).map(scorer.recommendation);
  return {
    ...presentList(list),
    items,
    total: titles.length,
    pagination: { totalCount: titles.length, limit, offset },
  };
}

const presentRanking = ({ list, position }: { list: TitleList; position: number }) => ({
  listId: list.id,
  name: list.name,
  rank: position,
  total: list.titleIds.length,
});

/** The comfort food list in an address. */
const comfortFoodId = (id: string) => (id === "all" ? COMFORT_FOOD : `${COMFORT_FOOD}-${id}`);

export function listHandlers(ports: ListPorts) {
  const isShown = (list: TitleList, { device }: Pick<Context, "device">) =>
    isOffered(list, ports.offerOn(device.host));
  const answer = async (
    id: string,
    options: ListOptions,
    context: Context,
  ): Promise<ReturnType<typeof hydrate> | Refusal> => {
    const view = await ports.open(context);
    const list = listsOf(view).find(id);
    return list && isShown(list, context)
      ? hydrate(view, list, options)
      : refuse("not-found", `There is no list ${id}.`);
  };
  return handlersOf({
    listLists: ({ query: { kind, group, limit, offset } }, context) => {
      const found = listsOf(ports.view()).all.filter(
        (list) =>
          isShown(list, context) &&
          (!kind || list.kind === kind) &&
          (!group || list.group === group),
      );
      return { results: found.slice(offset, offset + limit).map(presentList), total: found.length };
    },
    getList: ({ params, body }, context) => answer(params.id, body, context),
    getMiniList: ({ body }, context) => answer(MINI, body, context),
    getComfortFood: ({ params, query }, context) =>
      answer(comfortFoodId(params.id), query, context),

    listNodeLists: ({ params, query: { limit, offset } }, context) => {
      const view = ports.view();
      if (!view.snapshot.title(params.id)) return noTitle(params.id);
      const places = listsOf(view)
        .of(params.id)
        .filter(({ list }) => isShown(list, context));
      return {
        results: places
          .slice(offset, offset + limit)
          .map(({ list, position }) => ({ ...presentList(list), position })),
        total: places.length,
      };
    },

    getRankedNode: async ({ params }, context) => {
      const view = await ports.open(context);
      const title = view.snapshot.title(params.id);
      if (!title) return noTitle(params.id);
      const rankings = listsOf(view)
        .of(title.id)
        .filter(({ list }) => list.kind === "ranker" && isShown(list, context));
      return {
        ...view.scorer.summary(title),
        rankings: rankings.map(presentRanking),
      };
    },
  });
}

const noTitle = (id: number) => refuse("not-found", `There is no title ${id}.`);
