import { EXPORT_PAGE, exportFile, type PersonalData } from "../../../platform/personalData.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import { eraseWatchlists } from "./eraseWatchlists.ts";
import { moveWatchlists } from "./moveWatchlists.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

export interface WatchlistDataPorts {
  titleName(titleId: number): string | null;
  /** Display names of people; those without one are missing. */
  namesOf(sql: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface ExportedList
  extends
    Row<typeof schema.memberships, "watchlistId" | "position" | "sort" | "since">,
    Row<typeof schema.watchlists, "name" | "hexCode" | "createdAt"> {
  type: string;
  isDefault: boolean;
  sharedWith: string[];
}

interface ExportedItem
  extends
    Row<typeof schema.memberships, "watchlistId" | "position">,
    Row<typeof schema.watchlistItems, "itemId" | "kind" | "addedBy" | "addedAt"> {
  watchlist: string;
  title: string | null;
}

const NAMELESS = "Someone without a name";

function watchlists({ namesOf }: WatchlistDataPorts) {
  return exportFile<ExportedList>({
    name: "watchlists",
    about: "Lists you own, share or are invited to.",
    fields: {
      watchlistId: "number of the list",
      name: "its name",
      hexCode: "its colour",
      type: "OWNER: it’s yours; ACCEPTED: you share it; INVITED_NEW or INVITED_SEEN: you’re invited",
      isDefault: "whether it’s your default list",
      position: "its place among your lists, from 0",
      sort: "how you sort it",
      createdAt: "when it was created",
      since: "when it joined your lists",
      sharedWith: "names of the others who share it",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<(Omit<ExportedList, "sharedWith"> & { others: string[] })[]>`
        select m.watchlist_id, w.name, w.hex_code, m.state as type, m.user_default as is_default, m.position, m.sort, w.created_at, m.since,
          array(select o.user_id::text from memberships o where o.watchlist_id = m.watchlist_id and o.user_id <> m.user_id and o.state in ('OWNER', 'ACCEPTED') order by o.since, o.user_id limit 100) as others
        from memberships m join watchlists w using (watchlist_id)
        where m.user_id = ${owner.userId} and m.watchlist_id > ${last?.watchlistId ?? 0} order by m.watchlist_id limit ${EXPORT_PAGE}`;
      const names = await namesOf(sql, [...new Set(rows.flatMap(({ others }) => others))]);
      return rows.map(({ others, ...row }) => ({
        ...row,
        sharedWith: others.map((userId) => names.get(userId) ?? NAMELESS),
      }));
    },
  });
}

function watchlistItems({ namesOf, titleName }: WatchlistDataPorts) {
  return exportFile<ExportedItem>({
    name: "watchlist-items",
    about: "Titles on lists you own or share.",
    fields: {
      watchlistId: "number of the list",
      watchlist: "its name",
      itemId: "number of the title",
      title: "its name, empty if it’s no longer in the catalogue",
      kind: "tv for a show, movie for a film",
      position: "its place in the list's own order, smallest first",
      addedBy: "you, or the name of the person who added it",
      addedAt: "when it was added",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedItem, "title">[]>`
        select i.watchlist_id, w.name as watchlist, i.item_id, i.kind, i.position, i.added_by, i.added_at
        from memberships m join watchlists w using (watchlist_id) join watchlist_items i using (watchlist_id)
        where m.user_id = ${owner.userId} and m.state in ('OWNER', 'ACCEPTED') and (i.watchlist_id, i.item_id) > (${last?.watchlistId ?? 0}, ${last?.itemId ?? 0})
        order by i.watchlist_id, i.item_id limit ${EXPORT_PAGE}`;
      const names = await namesOf(sql, [...new Set(rows.map(({ addedBy }) => addedBy))]);
      return rows.map((row) => ({
        ...row,
        title: titleName(row.itemId),
        addedBy: row.addedBy === owner.userId ? "you" : (names.get(row.addedBy) ?? NAMELESS),
      }));
    },
  });
}

/** A person's lists and memberships. */
export function watchlistData(ports: WatchlistDataPorts): PersonalData {
  return {
    move: moveWatchlists,
    erase: eraseWatchlists,
    files: [watchlists(ports), watchlistItems(ports)],
  };
}
