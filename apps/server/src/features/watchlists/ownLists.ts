import { handlersOf } from "../../platform/http/handler.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { findStored } from "./changeWatchlist.ts";
import { insertItem } from "./itemStore.ts";
import type { Owned, Owner } from "../../platform/policy.ts";
import { listGone, mayEndMemberships, mayMakeDefault, mayOwn, mayOwnRow } from "./listPolicy.ts";
import type { WatchlistRef } from "./watchlist.ts";
import {
  findMembers,
  insertMember,
  lockDefaults,
  moveDefault,
  promoteDefault,
} from "./memberStore.ts";
import type { ListContext } from "./openWatchlist.ts";
import { peopleOn, presentWatchlist } from "./presentWatchlist.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import { notifyPeople } from "./notifyViewers.ts";
import {
  deleteWatchlistRows,
  DEFAULT_WATCHLIST,
  findWatchlist,
  insertWatchlist,
  lockWatchlist,
} from "./watchlistStore.ts";

/** A page can contain all lists. */
const MOST_LISTS = 200;

const notifyOwner = (context: ListContext, { watchlistId }: WatchlistRef) =>
  notifyPeople(context, [context.owner.userId], { watchlistId, what: "list-changed" });

/** Creating and deleting lists, and choosing the default. */
export function ownListHandlers(ports: Pick<WatchlistPorts, "people" | "snapshot">) {
  const present = async ({ sql, owner }: ListContext, watchlistId: number) => {
    const row = await findWatchlist(sql, owner, watchlistId);
    return row ? presentWatchlist(row, await ports.people(sql, peopleOn(row))) : listGone();
  };
  return handlersOf({
    createWatchlist: async ({ body }, context) => {
      const { sql, owner } = context;
      if (body.ownerId !== undefined && body.ownerId !== owner.userId)
        return refuse("forbidden", "The ownerId belongs to someone else.");
      const wanted = [...new Set(body.items)];
      const titles = wanted.map((itemId) =>
        typeof itemId === "number" ? ports.snapshot().title(itemId) : undefined,
      );
      const unknown = titles.indexOf(undefined);
      if (unknown !== -1)
        return refuse("not-found", `There is no title ${wanted[unknown]}.`, "no-title");
      await lockDefaults(sql, [owner.userId]);
      const made = await insertWatchlist(sql, owner, {
        name: body.name,
        hexCode: body.hexCode ?? DEFAULT_WATCHLIST.hexCode,
        most: MOST_LISTS,
      });
      const list = made && mayOwnRow(owner, made);
      if (!list)
        return refuse("conflict", `A person can have at most ${MOST_LISTS} lists.`, "lists-full");
      // The first one given ends up on top, like the last one added.
      for (const title of titles.toReversed())
        if (title) await insertItem(sql, list, { itemId: title.id, kind: title.kind });
      notifyOwner(context, list);
      return present(context, list.watchlistId);
    },

    deleteWatchlist: async ({ params }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, params.watchlistId);
      if (list instanceof Refusal) return list;
      const owned = mayOwn(list, "deletes a list");
      return owned instanceof Refusal ? owned : deleteList(context, owned);
    },

    setDefaultWatchlist: async ({ params }, context) => {
      const { sql, owner } = context;
      await lockDefaults(sql, [owner.userId]);
      const stored = await findStored(sql, owner, params.watchlistId);
      if (stored instanceof Refusal) return stored;
      const list = mayMakeDefault(stored);
      if (list instanceof Refusal) return list;
      if (!list.userDefault) {
        await moveDefault(sql, list);
        notifyOwner(context, list);
      }
      return present(context, list.watchlistId);
    },
  });
}

export interface NewSharedList {
  name: string;
  titleIds: readonly number[];
  members: readonly Owner[];
}

/** Creates another list of the person's own, for people who want to share it. */
export async function shareNewList(
  snapshot: CatalogueSnapshot,
  { sql, owner }: Pick<ListContext, "sql" | "owner">,
  { name, titleIds, members }: NewSharedList,
): Promise<void> {
  const { hexCode } = DEFAULT_WATCHLIST;
  const made = await insertWatchlist(sql, owner, { name, hexCode, most: MOST_LISTS });
  const list = made && mayOwnRow(owner, made);
  if (!list) return;
  for (const titleId of titleIds.toReversed()) {
    const title = snapshot.title(titleId);
    if (title) await insertItem(sql, list, { itemId: title.id, kind: title.kind });
  }
  for (const member of members) await insertMember(sql, list, member);
}

/**
 * Deletes a list for everybody on it. People whose default it was get another in the same
 * transaction.
 */
async function deleteList(context: ListContext, list: Owned<WatchlistRef>) {
  const { sql, owner } = context;
  const { watchlistId } = list;
  const defaulting = (await findMembers(sql, list))
    .filter(({ userDefault }) => userDefault)
    .map(({ userId }) => userId);
  const locked = [...new Set([owner.userId, ...defaulting])];
  await lockDefaults(sql, locked);
  if (!(await lockWatchlist(sql, list))) return listGone();
  const members = mayEndMemberships(list, await findMembers(sql, list));
  const lost = members.filter(({ userDefault }) => userDefault);
  if (lost.some(({ userId }) => !locked.includes(userId)))
    return refuse(
      "conflict",
      "Someone just made this list their default. Try again.",
      "default-taken",
    );
  await deleteWatchlistRows(sql, list, members);
  for (const membership of lost) await promoteDefault(sql, membership);
  notifyPeople(
    context,
    members.map(({ userId }) => userId),
    { watchlistId, what: "list-deleted" },
  );
  return { success: true as const, defaultWatchlistId: await promoteDefault(sql, owner) };
}
