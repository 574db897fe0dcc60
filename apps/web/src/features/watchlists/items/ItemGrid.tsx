import { itemKey } from "@worthy/domain";
import { IconButton, PosterWall } from "@worthy/ui";
import { X } from "lucide-react";
import { useRef } from "react";
import { TitleCard } from "../../title/TitleCard.tsx";
import { kindAndYear } from "../../title/titleLabel.ts";
import { NewDot } from "../news/NewDot.tsx";
import { passFocus } from "../../fields/passFocus.ts";
import { useGridWindow } from "./useGridWindow.ts";
import type { ShownTitles } from "./useRowParts.ts";
import type { Span } from "./windowOf.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

const SIZES = "(min-width: 768px) 160px, 30vw";

interface WallTitles extends ShownTitles {
  onLook: (span: Span) => void;
}

/** A list's titles as posters, of which those near the window are rendered. */
export function ItemGrid({ items, news, onRemove, onLook }: WallTitles) {
  const locale = useLocale();
  const t = useTexts(listPageTexts, watchlistTexts);
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useGridWindow(box, items.length, onLook);
  return (
    <div ref={box} style={{ paddingTop: before, paddingBottom: after }}>
      <PosterWall>
        {items.slice(from, to).map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears of the link inside being followed, by whatever means
          <div
            key={itemKey(item)}
            className="group/item relative"
            onClick={({ target }) =>
              target instanceof Element && target.closest("a") && news.open(item)
            }
          >
            <TitleCard
              title={item.show}
              caption={
                news.isNew(item)
                  ? `${t("listPage.new")} · ${kindAndYear(item.show, locale)}`
                  : undefined
              }
              eager={from + index < 6}
              sizes={SIZES}
            />
            <span className="pointer-events-none absolute inset-x-0 top-0 aspect-2/3">
              {news.isNew(item) ? (
                <NewDot className="absolute start-2 top-2 ring-2 ring-ground" />
              ) : null}
              {onRemove ? (
                <IconButton
                  icon={X}
                  label={t("watchlist.remove", { name: item.show.name })}
                  onClick={(event) => (passFocus(event.currentTarget), onRemove(item))}
                  className="pointer-events-auto absolute inset-e-1 bottom-1 bg-ground/80 pointer-fine:opacity-0 pointer-fine:group-hover/item:opacity-100 pointer-fine:focus-visible:opacity-100"
                />
              ) : null}
            </span>
          </div>
        ))}
      </PosterWall>
    </div>
  );
}
