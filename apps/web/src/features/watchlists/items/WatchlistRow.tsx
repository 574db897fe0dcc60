import { IconButton, PosterImage, UiLink } from "@worthy/ui";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { FactLine } from "../../title/FactLine.tsx";
import { posterSources } from "../../title/posterSources.ts";
import { NewDot } from "../news/NewDot.tsx";
import { ItemScore } from "./ItemScore.tsx";
import { passFocus } from "../../fields/passFocus.ts";
import type { WatchlistItem } from "../page/watchlistQuery.ts";
import { formatRuntime } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };
import titleTexts from "../../title/texts/title.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

export interface WatchlistRowProps {
  item: WatchlistItem;
  /** When it was added, and by whom. */
  added: string;
  isNew: boolean;
  /** The person opens the title. */
  onOpen: () => void;
  onRemove: (() => void) | null;
  /** The handle to move the row. */
  grip?: ReactNode;
  /** Replaces the score. */
  steps?: ReactNode;
  /** On a shared list: everybody's scores, and what is below the facts. */
  group?: { cells: ReactNode; marks: ReactNode } | null;
  /** Styles while a row is moved, or for skipping the layout of hidden rows. */
  look?: { className: string; style?: CSSProperties };
  /** Its position in a list that is rendered partially. */
  place?: { at: number; of: number };
}

const ROW =
  "relative flex min-h-19 items-center gap-2 border-t border-hairline py-2 sm:min-h-20 sm:gap-4";

/** A title on a list: grip, poster, name, facts, score, and a button to remove it. */
export function WatchlistRow({
  item,
  added,
  isNew,
  onOpen,
  onRemove,
  grip,
  steps,
  group,
  look,
  place,
}: WatchlistRowProps) {
  const locale = useLocale();
  const t = useTexts(listPageTexts, titleTexts, watchlistTexts);
  const { show } = item;
  const facts = [
    show.originalName,
    t(`title.${show.nodeType}`),
    show.firstAirDate?.slice(0, 4),
    show.nodeType === "movie" && show.runtime !== null ? formatRuntime(show.runtime, locale) : null,
  ];
  return (
    <li
      data-row
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      className={`${ROW} ${look?.className ?? ""}`}
      style={look?.style}
    >
      {grip}
      <UiLink
        href={show.path}
        draggable={false}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-poster sm:gap-4"
      >
        <span className="w-10 shrink-0">
          <PosterImage {...posterSources(show, "40px")} alt="" fallback="" />
        </span>
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            {isNew ? <NewDot className="-translate-y-0.5" /> : null}
            <span className="min-w-0 font-semibold wrap-break-word">{show.name}</span>
            {isNew ? <span className="sr-only">{t("listPage.new")}</span> : null}
          </span>
          <span className="block text-sm text-ink-second">
            <FactLine facts={facts} />
          </span>
          {group?.marks}
        </span>
      </UiLink>
      <span
        className={`hidden w-40 shrink-0 text-sm text-ink-second ${group ? "xl:block" : "lg:block"}`}
      >
        {added}
      </span>
      {steps ?? group?.cells ?? <ItemScore show={show} />}
      {onRemove ? (
        <IconButton
          icon={X}
          label={t("watchlist.remove", { name: show.name })}
          onClick={(event) => (passFocus(event.currentTarget), onRemove())}
          className="-me-3 sm:-me-2"
        />
      ) : null}
    </li>
  );
}
