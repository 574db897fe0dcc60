import { IconButton, PosterImage, ScoreNumber, UiLink } from "@worthy/ui";
import { X } from "lucide-react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { formatRuntime } from "../../messages/formats.ts";
import { useT } from "../../messages/useT.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

/** One title of a list: poster, name, facts, score, and the way off the list. */
export function WatchlistRow({ item, onRemove }: { item: WatchlistItem; onRemove: () => void }) {
  const t = useT();
  const { show } = item;
  const { progress } = useRatings();
  const shown = shownScore(show, progress);
  const facts = [kindAndYear(show, t), show.nodeType === "movie" && show.runtime !== null ? formatRuntime(show.runtime) : null].filter(Boolean).join(" · ");
  return (
    <li className="flex min-h-20 items-center gap-3 border-t border-hairline py-2.5 sm:gap-4">
      <UiLink href={show.path} className="flex min-w-0 flex-1 items-center gap-3 rounded-poster sm:gap-4">
        <span className="w-10 shrink-0">
          <PosterImage src={posterUrl(show)} alt="" fallback="" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold wrap-break-word">{show.name}</span>
          <span className="block text-sm text-ink-second">{facts}</span>
        </span>
      </UiLink>
      <span className="flex min-w-18 flex-col items-end text-end">
        {shown ? <ScoreNumber score={shown.value} tone={shown.tone} word={t(`score.${shown.tone}`)} /> : <MissingScore text={missingScore(show.nodeType, progress, t).short} />}
      </span>
      <IconButton icon={X} label={t("watchlist.remove", { name: show.name })} onClick={(event) => (passFocus(event.currentTarget), onRemove())} className="-me-2" />
    </li>
  );
}

/** The row goes: the focus moves to the one after it, or before it. */
function passFocus(button: HTMLElement): void {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector("button")?.focus();
}

function MissingScore({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden className="size-5 rounded-full border border-dashed border-ink-second" />
      <span className="text-xs text-ink-second">{text}</span>
    </>
  );
}
