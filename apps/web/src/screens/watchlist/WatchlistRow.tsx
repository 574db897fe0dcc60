import { IconButton, PosterImage, UiLink } from "@worthy/ui";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { formatRuntime } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";
import { NewDot } from "./NewDot.tsx";
import { ItemScore } from "./ItemScore.tsx";
import { passFocus } from "../../features/fields/passFocus.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

export interface WatchlistRowProps {
  item: WatchlistItem;
  /** When it was added, and by whom. */
  added: string;
  isNew: boolean;
  /** The person goes to the title. */
  onOpen: () => void;
  onRemove: (() => void) | null;
  /** What the row is moved by. */
  grip?: ReactNode;
  /** Stands in the place of the score. */
  steps?: ReactNode;
  /** On a shared list: everybody's scores, and what stands under the facts. */
  group?: { cells: ReactNode; marks: ReactNode } | null;
  /** How the row looks while it or another is moved; where rows stand still, how one that is out of sight may be left out. */
  look?: { className: string; style?: CSSProperties };
  /** Its place in a list of which not all is drawn. */
  place?: { at: number; of: number };
}

const ROW = "relative flex min-h-19 items-center gap-2 border-t border-hairline py-2 sm:min-h-20 sm:gap-4";

/** One title of a list: grip, poster, name, facts, score, and the way off the list. */
export function WatchlistRow({ item, added, isNew, onOpen, onRemove, grip, steps, group, look, place }: WatchlistRowProps) {
  const t = useT();
  const { show } = item;
  const facts = [kindAndYear(show, t), show.nodeType === "movie" && show.runtime !== null ? formatRuntime(show.runtime) : null].filter(Boolean).join(" · ");
  return (
    <li data-row aria-posinset={place?.at} aria-setsize={place?.of} className={`${ROW} ${look?.className ?? ""}`} style={look?.style}>
      {grip}
      <UiLink href={show.path} draggable={false} onClick={onOpen} className="flex min-w-0 flex-1 items-center gap-3 rounded-poster sm:gap-4">
        <span className="w-10 shrink-0">
          <PosterImage {...posterSources(show, "40px")} alt="" fallback="" />
        </span>
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            {isNew ? <NewDot className="-translate-y-0.5" /> : null}
            <span className="min-w-0 font-semibold wrap-break-word">{show.name}</span>
            {isNew ? <span className="sr-only">{t("listPage.new")}</span> : null}
          </span>
          <span className="block text-sm text-ink-second">{facts}</span>
          {group?.marks}
        </span>
      </UiLink>
      <span className={`hidden w-40 shrink-0 text-sm text-ink-second ${group ? "xl:block" : "lg:block"}`}>{added}</span>
      {steps ?? group?.cells ?? <ItemScore show={show} />}
      {onRemove ? (
        <IconButton icon={X} label={t("watchlist.remove", { name: show.name })} onClick={(event) => (passFocus(event.currentTarget), onRemove())} className="-me-3 sm:-me-2" />
      ) : null}
    </li>
  );
}
