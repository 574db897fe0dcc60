import type { Progress } from "@worthy/domain";
import { Icon, PosterImage, ScoreNumber, TONE_TEXT, UiLink, WorthyRing } from "@worthy/ui";
import { History, X } from "lucide-react";
import { memo, useEffect, useRef, type MouseEvent } from "react";
import { scoreWords } from "../../score/scoreWord.ts";
import { shownScore } from "../../score/shownScore.ts";
import { originalHome } from "../../sources/originalHome.ts";
import { FactLine } from "../../title/FactLine.tsx";
import { posterSources } from "../../title/posterSources.ts";
import { optionClass, optionId } from "./optionClass.ts";
import type { SearchOption } from "./searchOptions.ts";
import type { PersonHit, TitleHit } from "../searchQuery.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import { splitMatches } from "./splitMatches.ts";
import scoreTexts from "../../score/texts/score.en.json" with { type: "json" };
import searchTexts from "../texts/search.en.json" with { type: "json" };
import titleTexts from "../../title/texts/title.en.json" with { type: "json" };

interface SearchOptionRowProps {
  option: SearchOption;
  index: number;
  listId: string;
  active: boolean;
  /** The best match is large. */
  best: boolean;
  /** Why the best match suits this person. */
  reason: string | null;
  progress: Progress;
  onPoint: (index: number) => void;
  onChosen: (index: number) => void;
  onForget: (url: string) => void;
}

/**
 * Skips layout and paint of title rows and their pictures until they are scrolled to: there may be
 * fifty.
 */
const UNSEEN = "[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]";
const LATER: ReadonlySet<SearchOption["kind"]> = new Set(["title", "similar"]);

/** One option: a link that the field's arrow keys can reach. */
export const SearchOptionRow = memo(function SearchOptionRow({
  option,
  index,
  listId,
  active,
  best,
  reason,
  progress,
  onPoint,
  onChosen,
  onForget,
}: SearchOptionRowProps) {
  const t = useTexts(searchTexts);
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
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
      className={optionClass(
        active,
        best ? "bg-lifted py-3" : LATER.has(option.kind) ? `py-1.5 ${UNSEEN}` : "py-1.5",
      )}
    >
      {option.kind === "title" ? (
        best ? (
          <BestTitle hit={option.hit} reason={reason} progress={progress} />
        ) : (
          <TitleRow hit={option.hit} progress={progress} />
        )
      ) : null}
      {option.kind === "similar" ? (
        <TitleRow hit={{ ...option.hit, matches: [] }} progress={progress} />
      ) : null}
      {option.kind === "person" ? (
        <PersonRow
          {...option.hit}
          note={option.hit.knownFor && t("search.knownFor", { name: option.hit.knownFor })}
        />
      ) : null}
      {option.kind === "cast" ? (
        <PersonRow name={option.hit.name} matches={[]} note={option.hit.character} />
      ) : null}
      {option.kind === "recent" ? (
        <RecentRow name={option.recent.name} onForget={() => onForget(option.url)} />
      ) : null}
    </UiLink>
  );
});

type NamedHit = Pick<
  TitleHit,
  "name" | "originalName" | "matches" | "nodeType" | "score" | "image" | "firstAirDate" | "maker"
> & { character?: string | null };

function scoreOf(hit: Pick<TitleHit, "score" | "nodeType">, progress: Progress, locale: Locale) {
  const shown = shownScore(hit, progress);
  return shown && { score: shown.value, tone: shown.tone, ...scoreWords(shown, locale) };
}

const factsOf = (hit: NamedHit, locale: Locale) => {
  const t = locale.texts(titleTexts);
  const character =
    hit.character && locale.texts(searchTexts)("search.character", { character: hit.character });
  const year = hit.firstAirDate?.slice(0, 4);
  return [hit.originalName, character, t(`title.${hit.nodeType}`), year, hit.maker];
};

function TitleRow({ hit, progress }: { hit: NamedHit; progress: Progress }) {
  const locale = useLocale();
  const score = scoreOf(hit, progress, locale);
  return (
    <>
      <span className="w-10 shrink-0">
        <PosterImage {...posterSources(hit, "40px")} alt="" fallback="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <MatchedName name={hit.name} matches={hit.matches} />
        </span>
        <span className="block truncate text-sm text-ink-second">
          <FactLine facts={factsOf(hit, locale)} />
        </span>
      </span>
      {score ? <ScoreNumber {...score} /> : null}
    </>
  );
}

function BestTitle({
  hit,
  reason,
  progress,
}: {
  hit: TitleHit;
  reason: string | null;
  progress: Progress;
}) {
  const locale = useLocale();
  const t = useTexts(scoreTexts);
  const score = scoreOf(hit, progress, locale);
  return (
    <>
      <span className="w-24 shrink-0 self-start">
        <PosterImage {...posterSources(hit, "96px")} alt="" fallback="" eager />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1 self-start pb-15">
        <span className="line-clamp-2 font-display text-xl leading-8 font-medium wrap-break-word">
          <MatchedName name={hit.name} matches={hit.matches} />
        </span>
        <span className="text-sm text-ink-second">
          <FactLine facts={[...factsOf(hit, locale), originalHome(hit, locale)]} />
        </span>
        <span className="line-clamp-3 text-sm @lg:line-clamp-2">{reason ?? hit.logline}</span>
        {score ? (
          <span className="@lg:hidden">
            <ScoreNumber {...score} beside />
          </span>
        ) : null}
      </span>
      {score ? (
        <span className="hidden shrink-0 flex-col items-center gap-1 text-sm @lg:flex">
          <WorthyRing
            score={score.score}
            tone={score.tone}
            size={64}
            label={t("score.worthy", score)}
          />
          <span aria-hidden className={`font-semibold ${TONE_TEXT[score.tone]}`}>
            {score.word}
          </span>
        </span>
      ) : null}
    </>
  );
}

interface PersonRowProps {
  name: string;
  matches: PersonHit["matches"];
  note: string | null;
}

function PersonRow({ name, matches, note }: PersonRowProps) {
  const initials = name.split(/\s+/).map((word) => word[0] ?? "");
  return (
    <>
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full border border-edge text-sm font-semibold text-ink-second"
      >
        {[initials[0], initials.length > 1 ? initials.at(-1) : ""].join("")}
      </span>
      <span className="min-w-0">
        <span className="block truncate">
          <MatchedName name={name} matches={matches} />
        </span>
        {note ? <span className="block truncate text-sm text-ink-second">{note}</span> : null}
      </span>
    </>
  );
}

function RecentRow({ name, onForget }: { name: string; onForget: () => void }) {
  // Mouse only: an option may not contain a button, and the Delete key does the same.
  const forget = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onForget();
  };
  return (
    <>
      <Icon of={History} size={18} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span
        aria-hidden
        onClick={forget}
        className="grid size-11 place-items-center rounded-full hover:bg-hairline"
      >
        <Icon of={X} size={16} />
      </span>
    </>
  );
}

/** A name with its matched letters in bold, never coloured. */
function MatchedName({
  name,
  matches,
}: {
  name: string;
  matches: readonly (readonly [number, number])[];
}) {
  return (
    <bdi>
      {splitMatches(name, matches).map((piece, index) =>
        piece.matched ? (
          <b key={index} className="font-bold">
            {piece.text}
          </b>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </bdi>
  );
}
