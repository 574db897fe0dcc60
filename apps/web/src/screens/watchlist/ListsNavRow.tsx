import { UiLink } from "@worthy/ui";
import { useUserId } from "../../features/session/useUserId.ts";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { listName } from "../../features/watchlist/listName.ts";
import { useT } from "../../messages/useT.ts";
import { ListDot } from "./ListDot.tsx";
import { listNote } from "./listNote.ts";

const ROW = "-mx-3 flex min-h-15 items-center gap-3 rounded-poster px-3 py-2";

/** One list: its colour, its name, who it is shared with, how many titles are on it and how many of them are new. */
export function ListsNavRow({ list, current }: { list: ShownList; current: boolean }) {
  const t = useT();
  const note = listNote(list, useUserId(), t);
  const inside = (
    <>
      <ListDot hexCode={list.hexCode} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-break-word">{listName(list.name)}</span>
        {note ? <span className="line-clamp-2 text-sm wrap-break-word text-ink-second">{note}</span> : null}
      </span>
      {list.displayIndicatorDot ? (
        <span className="flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap">
          <span aria-hidden className="size-2 rounded-full bg-ink" />
          {t("watchlist.newItems", { count: list.numNewItems })}
        </span>
      ) : null}
      <span className="text-sm text-ink-second tabular-nums">
        {list.numItems}
        <span className="sr-only"> {t("watchlist.titlesOf", { count: list.numItems })}</span>
      </span>
    </>
  );
  return (
    <li>
      {list.id === 0 ? (
        <span aria-busy className={`${ROW} opacity-60`}>
          {inside}
        </span>
      ) : (
        <UiLink href={`/watchlist/${list.id}`} {...(current ? { "aria-current": "page" } : {})} className={`${ROW} hover:bg-raised aria-[current]:bg-raised`}>
          {inside}
        </UiLink>
      )}
    </li>
  );
}
