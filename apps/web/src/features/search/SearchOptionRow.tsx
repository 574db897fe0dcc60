import { Icon, PosterImage, ScoreNumber, UiLink, WorthyRing } from "@worthy/ui";
import { History, X } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";
import { useT } from "../../messages/useT.ts";
import { useRatings } from "../rating/useRatings.ts";
import { shownScore } from "../score/shownScore.ts";
import { posterUrl } from "../title/posterUrl.ts";
import { kindAndYear } from "../title/titleLabel.ts";
import { MatchedName } from "./MatchedName.tsx";
import { optionClass, optionId } from "./optionClass.ts";
import type { SearchOption } from "./searchOptions.ts";
import type { PersonHit, TitleHit } from "./searchQuery.ts";

interface SearchOptionRowProps {
  option: SearchOption;
  index: number;
  listId: string;
  active: boolean;
  /** The best match is drawn large. */
  best: boolean;
  onPoint: (index: number) => void;
  onChosen: (index: number) => void;
  onForget: (url: string) => void;
}

/** One option: a link that the field's arrows can stand on. */
export function SearchOptionRow({ option, index, listId, active, best, onPoint, onChosen, onForget }: SearchOptionRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not hand back.
    if (active) void row.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <UiLink
      ref={row}
      href={option.url}
      id={optionId(listId, index)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link, for the mouse and for new windows
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={() => (active ? undefined : onPoint(index))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChosen(index)}
      className={optionClass(active, best ? "py-3" : "py-1.5")}
    >
      {option.kind === "title" ? best ? <BestTitle hit={option.hit} /> : <TitleRow hit={option.hit} /> : null}
      {option.kind === "person" ? <PersonRow hit={option.hit} /> : null}
      {option.kind === "recent" ? <RecentRow name={option.recent.name} onForget={() => onForget(option.url)} /> : null}
    </UiLink>
  );
}

function useHitScore(hit: TitleHit) {
  const t = useT();
  const shown = shownScore(hit, useRatings().progress);
  return shown && { score: shown.value, tone: shown.tone, word: t(`score.${shown.tone}`) };
}

function TitleRow({ hit }: { hit: TitleHit }) {
  const score = useHitScore(hit);
  const t = useT();
  return (
    <>
      <span className="w-10 shrink-0">
        <PosterImage src={posterUrl(hit)} alt="" fallback="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <MatchedName name={hit.name} matches={hit.matches} />
        </span>
        <span className="block truncate text-sm text-ink-second">{[kindAndYear(hit, t), hit.maker].filter(Boolean).join(" · ")}</span>
      </span>
      {score ? <ScoreNumber {...score} /> : null}
    </>
  );
}

function BestTitle({ hit }: { hit: TitleHit }) {
  const score = useHitScore(hit);
  const t = useT();
  return (
    <>
      <span className="w-24 shrink-0">
        <PosterImage src={posterUrl(hit)} alt="" fallback="" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1 self-start">
        <span className="line-clamp-2 font-display text-xl leading-8 font-medium wrap-break-word">
          <MatchedName name={hit.name} matches={hit.matches} />
        </span>
        <span className="text-sm text-ink-second">{[kindAndYear(hit, t), hit.maker].filter(Boolean).join(" · ")}</span>
        <span className="line-clamp-3 text-sm">{hit.logline}</span>
        {score ? (
          <span className="sm:hidden">
            <ScoreNumber {...score} beside />
          </span>
        ) : null}
      </span>
      {score ? (
        <span className="hidden shrink-0 flex-col items-center gap-1 text-sm sm:flex">
          <WorthyRing score={score.score} tone={score.tone} size={64} label={t("score.worthy", score)} />
          {score.word}
        </span>
      ) : null}
    </>
  );
}

function PersonRow({ hit }: { hit: PersonHit }) {
  const t = useT();
  const initials = hit.name.split(/\s+/).map((word) => word[0] ?? "");
  return (
    <>
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full border border-edge text-sm font-semibold text-ink-second">
        {[initials[0], initials.length > 1 ? initials.at(-1) : ""].join("")}
      </span>
      <span className="min-w-0">
        <span className="block truncate">
          <MatchedName name={hit.name} matches={hit.matches} />
        </span>
        {hit.knownFor ? <span className="block truncate text-sm text-ink-second">{t("person.knownFor", { name: hit.knownFor })}</span> : null}
      </span>
    </>
  );
}

function RecentRow({ name, onForget }: { name: string; onForget: () => void }) {
  // For the mouse only: an option may hold no button, and the Delete key does the same.
  const forget = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onForget();
  };
  return (
    <>
      <Icon of={History} size={18} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span aria-hidden onClick={forget} className="grid size-11 place-items-center rounded-full hover:bg-hairline">
        <Icon of={X} size={16} />
      </span>
    </>
  );
}
