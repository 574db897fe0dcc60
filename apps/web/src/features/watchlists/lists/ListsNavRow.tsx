import { UiLink } from "@worthy/ui";
import { useUserId } from "../../session/useUserId.ts";
import type { ShownList } from "./listWrites.ts";
import { listName } from "./listName.ts";
import { ListDot } from "./ListDot.tsx";
import { listNote } from "./listNote.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

const ROW = "-mx-3 flex min-h-15 items-center gap-3 rounded-poster px-3 py-2";

/**
 * A list: its colour, name, the people it is shared with, its number of titles, and how many are
 * new.
 */
export function ListsNavRow({ list, current }: { list: ShownList; current: boolean }) {
  const locale = useLocale();
  const t = useTexts(watchlistTexts);
  const note = listNote(list, useUserId(), locale);
  const inside = (
    <>
      <ListDot hexCode={list.hexCode} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-break-word">
          <bdi>{listName(list.name, locale)}</bdi>
        </span>
        {note ? (
          <span className="line-clamp-2 text-sm wrap-break-word text-ink-second">{note}</span>
        ) : null}
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
        <UiLink
          href={`/watchlist/${list.id}`}
          {...(current ? { "aria-current": "page" } : {})}
          className={`${ROW} hover:bg-raised aria-[current]:bg-raised`}
        >
          {inside}
        </UiLink>
      )}
    </li>
  );
}
