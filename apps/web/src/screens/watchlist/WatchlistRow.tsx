import { IconButton, PosterImage, UiLink } from "@worthy/ui";
import { X } from "lucide-react";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { formatAirDate, formatRuntime } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";
import { ItemScore } from "./ItemScore.tsx";
import { ReorderGrip } from "./ReorderGrip.tsx";
import { StepButtons } from "./StepButtons.tsx";
import type { Reorder } from "./useReorder.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

interface WatchlistRowProps {
  item: WatchlistItem;
  place: { index: number; count: number };
  reorder: Reorder | null;
  onRemove: () => void;
}

const ROW = "relative flex min-h-19 items-center gap-2 border-t border-hairline py-2 sm:min-h-20 sm:gap-4";
const LIFTED = "z-10 rounded-sheet border-transparent bg-lifted shadow-lifted px-2 -mx-2";

/** One title of a list: grip, poster, name, facts, score, and the way off the list. */
export function WatchlistRow({ item, place, reorder, onRemove }: WatchlistRowProps) {
  const t = useT();
  const { show } = item;
  const facts = [kindAndYear(show, t), show.nodeType === "movie" && show.runtime !== null ? formatRuntime(show.runtime) : null].filter(Boolean).join(" · ");
  const shift = reorder?.shiftOf(place.index) ?? 0;
  const lifted = reorder?.liftedIndex === place.index;
  const makesRoom = reorder?.slot && (!lifted || reorder.stepping !== null);
  return (
    <li data-row className={`${ROW} ${lifted ? LIFTED : ""} ${makesRoom ? "transition-transform" : ""}`} style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}>
      {reorder ? <ReorderGrip id={item.watchlistItemId} name={show.name} place={place} reorder={reorder} /> : null}
      <UiLink href={show.path} draggable={false} className="flex min-w-0 flex-1 items-center gap-3 rounded-poster sm:gap-4">
        <span className="w-10 shrink-0">
          <PosterImage {...posterSources(show, "40px")} alt="" fallback="" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold wrap-break-word">{show.name}</span>
          <span className="block text-sm text-ink-second">{facts}</span>
        </span>
      </UiLink>
      <span className="hidden w-40 shrink-0 text-sm text-ink-second lg:block">{t("watchlist.addedOn", { date: formatAirDate(item.addedAt.slice(0, 10), "day") ?? "" })}</span>
      {reorder && reorder.stepping === place.index ? <StepButtons reorder={reorder} name={show.name} /> : <ItemScore show={show} />}
      <IconButton icon={X} label={t("watchlist.remove", { name: show.name })} onClick={(event) => (passFocus(event.currentTarget), onRemove())} className="-me-3 sm:-me-2" />
    </li>
  );
}

/** The row goes: the focus moves to the one after it, or before it. */
function passFocus(button: HTMLElement): void {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(next?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}
