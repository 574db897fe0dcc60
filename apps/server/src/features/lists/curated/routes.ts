import { handlersOf, type Queries } from "../../../platform/http/handler.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import { deleteCurated, findCurated, putCurated } from "../../catalogue/curatedLists.ts";

export interface CuratedPorts {
  snapshot(): CatalogueSnapshot;
  /** Makes all servers reread the catalogue and its lists. */
  announceTitles(sql: Queries, reason: string): Promise<void>;
}

/** Editing of curated lists. */
export function curatedHandlers({ snapshot, announceTitles }: CuratedPorts) {
  return handlersOf({
    listCuratedLists: async ({ query }, { sql }) => {
      const { lists, total } = await findCurated(sql, query);
      const named = (titleIds: readonly number[]) =>
        titleIds.flatMap((id) => snapshot().title(id) ?? []).map(({ id, name }) => ({ id, name }));
      return {
        results: lists.map(({ listId, ...list }) => ({
          id: listId,
          ...list,
          titles: named(list.titleIds),
        })),
        total,
      };
    },
    putCuratedList: async ({ params, body }, { sql, now }) => {
      const titleIds = [...new Set(body.titleIds)];
      const unknown = titleIds.find((id) => !snapshot().title(id));
      if (unknown !== undefined)
        return refuse("not-found", `There is no title ${unknown}.`, "no-title");
      await putCurated(sql, { listId: params.listId, name: body.name, titleIds });
      await announceTitles(sql, `list ${params.listId} ${now}`);
      return { success: true as const };
    },
    deleteCuratedList: async ({ params }, { sql, now }) => {
      if (!(await deleteCurated(sql, params.listId)))
        return refuse("not-found", "You have no such list.", "no-list");
      await announceTitles(sql, `list ${params.listId} gone ${now}`);
      return { success: true as const };
    },
  });
}
