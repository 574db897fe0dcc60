import { handlersOf } from "../../platform/http/handler.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { findStored } from "./changeWatchlist.ts";
import { insertItem } from "./itemStore.ts";
import { listGone, mayOwn } from "./listPolicy.ts";
import { findMembers, lockDefaults, moveDefault, promoteDefault } from "./memberStore.ts";
import type { ListContext } from "./openWatchlist.ts";
import { peopleOn, presentWatchlist } from "./presentWatchlist.ts";
import type { WatchlistPorts } from "./routes.ts";
import { tellPeople } from "./tellOfWatchlist.ts";
import { deleteWatchlistRows, DEFAULT_WATCHLIST, findWatchlist, insertWatchlist, lockWatchlist } from "./watchlistStore.ts";

/** A page of lists has them all. */
const MOST_LISTS = 200;

/** Making and deleting lists, and which of them is the default. */
export function ownListHandlers(ports: Pick<WatchlistPorts, "people" | "snapshot">) {
  const present = async ({ sql, owner }: ListContext, watchlistId: number) => {
    const row = await findWatchlist(sql, owner, watchlistId);
    return row ? presentWatchlist(row, await ports.people(sql, peopleOn(row))) : listGone();
  };
  return handlersOf<"createWatchlist" | "deleteWatchlist" | "setDefaultWatchlist">({
    createWatchlist: async ({ body }, context) => {
      const { sql, owner } = context;
      if (body.ownerId !== undefined && body.ownerId !== owner.userId) return refuse("forbidden", "The ownerId is somebody else's.");
      const wanted = [...new Set(body.items)];
      const titles = wanted.map((itemId) => (typeof itemId === "number" ? ports.snapshot().title(itemId) : undefined));
      const unknown = titles.indexOf(undefined);
      if (unknown !== -1) return refuse("not-found", `There is no title ${wanted[unknown]}.`, "no-title");
      await lockDefaults(sql, [owner.userId]);
      const watchlistId = await insertWatchlist(sql, owner, { name: body.name, hexCode: body.hexCode ?? DEFAULT_WATCHLIST.hexCode, most: MOST_LISTS });
      if (watchlistId === null) return refuse("conflict", `A person has at most ${MOST_LISTS} lists.`, "lists-full");
      // The first one named ends on top, as the last one added does.
      for (const title of titles.toReversed()) if (title) await insertItem(sql, owner, { watchlistId, itemId: title.id, kind: title.kind });
      tellPeople(context, [owner.userId], { watchlistId, what: "list-changed" });
      return present(context, watchlistId);
    },

    deleteWatchlist: async ({ params }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, params.watchlistId);
      if (list instanceof Refusal) return list;
      return mayOwn(list, "deletes a list") ?? deleteList(context, list.watchlistId);
    },

    setDefaultWatchlist: async ({ params }, context) => {
      const { sql, owner } = context;
      await lockDefaults(sql, [owner.userId]);
      const list = await findStored(sql, owner, params.watchlistId);
      if (list instanceof Refusal) return list;
      if (list.state !== "OWNER" && list.state !== "ACCEPTED") return refuse("conflict", "Accept the invite first.", "accept-first");
      if (!list.userDefault) {
        await moveDefault(sql, owner, list.watchlistId);
        tellPeople(context, [owner.userId], { watchlistId: list.watchlistId, what: "list-changed" });
      }
      return present(context, list.watchlistId);
    },
  });
}

/** Deletes a list for all who are on it. Whoever had it as their default gets another in the same transaction. */
async function deleteList(context: ListContext, watchlistId: number) {
  const { sql, owner } = context;
  const defaulting = (await findMembers(sql, watchlistId)).filter(({ userDefault }) => userDefault).map(({ userId }) => userId);
  const locked = [...new Set([owner.userId, ...defaulting])];
  await lockDefaults(sql, locked);
  if (!(await lockWatchlist(sql, watchlistId))) return listGone();
  const members = await findMembers(sql, watchlistId);
  const lost = members.filter(({ userDefault }) => userDefault).map(({ userId }) => userId);
  if (lost.some((userId) => !locked.includes(userId))) return refuse("conflict", "Somebody has just made this list their default. Try again.", "default-taken");
  await deleteWatchlistRows(
    sql,
    watchlistId,
    members.map(({ userId }) => userId),
  );
  for (const userId of lost) await promoteDefault(sql, userId);
  tellPeople(
    context,
    members.map(({ userId }) => userId),
    { watchlistId, what: "list-deleted" },
  );
  return { success: true as const, defaultWatchlistId: await promoteDefault(sql, owner.userId) };
}
