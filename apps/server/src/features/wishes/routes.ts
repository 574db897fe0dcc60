import { handlersOf, type Reading } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { Title } from "../catalogue/title.ts";
import { yearOf } from "../catalogue/yearOf.ts";
import { findWished } from "./findWished.ts";
import { wishKey } from "./wishKey.ts";
import { findWishes, MOST_OPEN, removeWish, saveWish, type WishRow } from "./wishStore.ts";

/** What wishes need from other features. */
export interface WishPorts {
  view(): CatalogueView;
  /** How titles are called for a person. */
  scorer(reading: Reading<Owner>): Promise<{ name(title: Title): string }>;
}

export function wishHandlers({ view, scorer }: WishPorts) {
  const titleOf = ({ titleId }: WishRow) =>
    titleId === null ? undefined : view().snapshot.title(titleId);
  const present = async (reading: Reading<Owner>, rows: readonly WishRow[]) => {
    const naming = rows.some(titleOf) ? await scorer(reading) : null;
    return rows.map((row) => {
      const title = titleOf(row);
      return {
        id: row.wishId,
        name: row.name,
        wishedAt: row.createdAt.toISOString(),
        title:
          title && naming
            ? {
                id: title.id,
                name: naming.name(title),
                path: title.path,
                year: yearOf(title.firstAirDate) || null,
              }
            : null,
      };
    });
  };
  return handlersOf({
    listWishes: async ({ query }, context) => {
      const { rows, total } = await findWishes(context.sql, context.owner, query);
      return { results: await present(context, rows), total };
    },

    makeWish: async ({ body: { name } }, context) => {
      const { sql, owner, notifyScreens } = context;
      const folded = wishKey(name);
      const wish = await saveWish(sql, owner, {
        name,
        folded,
        titleId: findWished(view(), folded),
        isHere: (titleId) => view().snapshot.title(titleId) !== undefined,
      });
      if (!wish)
        return refuse("conflict", `You can have at most ${MOST_OPEN} open wishes.`, "wishes-full");
      notifyScreens([owner.userId], "wishes:changed", {});
      const [presented] = await present(context, [wish]);
      return presented ?? noWish();
    },

    deleteWish: async ({ params }, { sql, owner, notifyScreens }) => {
      if (!(await removeWish(sql, owner, params.wishId))) return noWish();
      notifyScreens([owner.userId], "wishes:changed", {});
      return { success: true as const };
    },
  });
}

export const noWish = () => refuse("not-found", "Wish not found.", "no-wish");
