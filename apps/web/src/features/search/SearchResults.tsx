import { EmptyState, ErrorState, LiveRegion, Skeleton, Button } from "@worthy/ui";
import { SearchX, BookmarkCheck, BookmarkPlus } from "lucide-react";
import { memo, useDeferredValue } from "react";
import { useProgress } from "../rating/useProgress.ts";
import { reasonSentence } from "../score/reasonSentence.ts";
import { groupId, OptionGroup, type GroupParts } from "./options/OptionGroup.tsx";
import { isPersonMeant, type SearchOption } from "./options/searchOptions.ts";
import type { BestMatch } from "./useBestMatch.ts";
import type { Search } from "./useSearch.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { useWatchlistToggle } from "../watchlists/adding/useWatchlistToggle.ts";
import { DeferredWish } from "../wishes/DeferredWish.ts";
import { formatCountry } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { nameOf } from "../../locale/nameOf.ts";
import type { SearchAnswer, TitleHit } from "./searchQuery.ts";
import searchTexts from "./texts/search.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Number of titles rendered immediately with a new answer, about as many as a phone shows above its
 * keyboard; the others follow when nothing more urgent is pending.
 */
const AT_ONCE = 6;

interface SearchResultsProps extends Omit<GroupParts, "entries" | "progress"> {
  /** Nothing is typed. */
  blank: boolean;
  search: Search;
  options: readonly SearchOption[];
  best: BestMatch;
  onClearRecent: () => void;
  /** Two columns, as below the field of wide windows. */
  wide: boolean;
}

/**
 * Content below a search field: the answer with its correction, recent searches, or a message. A
 * key press in the field doesn't re-render it.
 */
export const SearchResults = memo(function SearchResults({
  blank,
  search,
  options,
  best,
  onClearRecent,
  wide,
  ...given
}: SearchResultsProps) {
  const locale = useLocale();
  const t = useTexts(searchTexts, shellTexts);
  const parts = { ...given, progress: useProgress() };
  const { answer, term } = search;
  const wished = answer?.missing?.name ?? term;
  const meant = answer !== null && isPersonMeant(answer);
  const entries = options.map((option, index) => ({ option, index }));
  const of = (...kinds: SearchOption["kind"][]) =>
    entries.filter(({ option }) => kinds.includes(option.kind));
  const caughtUp = useDeferredValue(term) === term;
  const titles = of("title").slice(0, caughtUp ? undefined : AT_ONCE);
  const onlyNear = answer !== null && answer.onlyNear && !meant;
  const first = answer?.best && !meant ? titles[0]?.option : undefined;
  const found = of("title", "person");
  const recent = of("recent");
  const reason =
    best.title?.reason && best.title.score !== null
      ? reasonSentence(best.title.reason, locale)
      : null;
  const bestName = best.title?.name ?? "";
  const people = (
    <OptionGroup {...parts} name="people" heading={t("search.people")} entries={of("person")} />
  );
  const owned = ["best", "titles", "similar", "people", "cast", "recent"]
    .map((name) => groupId(parts.listId, name))
    .join(" ");
  const columns =
    wide && !meant && titles.length > 0 && entries.length > titles.length + of("similar").length;
  return (
    <div className="@container">
      <LiveRegion text={answer ? t("search.found", { count: found.length }) : ""} />
      {answer?.correction && !meant && !onlyNear ? (
        <Correction found={answer.correction} typed={term} />
      ) : null}
      {search.failed ? (
        <ErrorState
          heading={t("search.failed")}
          retry={{ label: t("shell.retry"), onPress: search.retry }}
        />
      ) : null}
      {search.pending && !search.failed ? <SearchSkeleton /> : null}
      {answer !== null && found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          heading={t("search.notHere", { term: wished })}
          text={t("search.nothingHint")}
          action={<DeferredWish key={wished} name={wished} />}
        />
      ) : null}
      {onlyNear && titles.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-5 py-3 text-ink-second">
          {t("search.notHere", { term: wished })} <DeferredWish key={wished} name={wished} />
        </div>
      ) : null}
      {blank && recent.length === 0 ? (
        <p className="px-4 py-6 text-ink-second">{t("search.hint")}</p>
      ) : null}
      {/* The list owns its groups by name, so that buttons may stand between them. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select could not hold this */}
      <div
        role="listbox"
        id={parts.listId}
        aria-label={t("search.results")}
        aria-owns={options.length === 0 ? undefined : owned}
      />
      <div className={columns ? "grid @2xl:grid-cols-[minmax(0,1fr)_17.5rem]" : ""}>
        <div className="min-w-0">
          {meant ? people : null}
          <OptionGroup
            {...parts}
            name="best"
            heading={t("search.best")}
            entries={first ? titles.slice(0, 1) : []}
            best
            reason={reason}
            action={first?.kind === "title" ? <BestAction hit={first.hit} /> : null}
          />
          <OptionGroup
            {...parts}
            name="titles"
            heading={
              answer && answer.meaning.length > 0
                ? meaningWords(answer.meaning, locale)
                : t(onlyNear ? "search.near" : "search.titles")
            }
            entries={titles.slice(first ? 1 : 0)}
          />
          {answer !== null && !onlyNear && isUnsure(answer) ? (
            <div className="px-5 py-3">
              <DeferredWish key={wished} name={wished} />
            </div>
          ) : null}
          <OptionGroup
            {...parts}
            name="similar"
            heading={t("search.similar", { name: bestName })}
            entries={of("similar")}
          />
        </div>
        <div className={columns ? "min-w-0 @2xl:border-s @2xl:border-hairline" : "min-w-0"}>
          {meant ? null : people}
          <OptionGroup
            {...parts}
            name="cast"
            heading={t("search.peopleIn", { name: bestName })}
            entries={of("cast")}
          />
          <OptionGroup
            {...parts}
            name="recent"
            heading={t("search.recent")}
            entries={recent}
            action={
              <button
                type="button"
                onClick={onClearRecent}
                className="absolute inset-e-3 top-0 min-h-11 rounded-full px-2 text-xs font-semibold hover:underline"
              >
                {t("search.clearRecentShort")}
                <span className="sr-only"> {t("search.clearRecentRest")}</span>
              </button>
            }
          />
        </div>
      </div>
    </div>
  );
});

/** With so few titles that merely have the typed words in their names, another one may have been meant. */
const FEW = 3;

const isUnsure = ({ best, meaning, results, people }: SearchAnswer): boolean =>
  !best &&
  meaning.length === 0 &&
  people.length === 0 &&
  results.length > 0 &&
  results.length <= FEW &&
  results.every(({ character }) => character === null);

type Meaning = SearchAnswer["meaning"][number];

function wordOf({ type, key, label }: Meaning, locale: Locale): string {
  const t = locale.texts(searchTexts);
  if (type === "kind") return t(key === "tv" ? "search.scope_tv" : "search.scope_movie");
  if (type === "country") return formatCountry(key, locale);
  return type === "service" || type === "decade" ? label : nameOf(label, locale);
}

/** What titles were asked for by, as a heading: "Drama · South Korea". */
const meaningWords = (meaning: readonly Meaning[], locale: Locale): string =>
  [...new Set(meaning.map((one) => wordOf(one, locale)))].join(" · ");

function Correction({ found, typed }: { found: string; typed: string }) {
  const t = useTexts(searchTexts);
  return (
    <p className="border-b border-hairline px-5 py-3 text-sm text-ink-second">
      {t("search.showing")} <b className="font-semibold text-ink">{found}</b>{" "}
      {t("search.insteadOf", { typed })}
    </p>
  );
}

function SearchSkeleton() {
  const t = useTexts(shellTexts);
  return (
    <output aria-label={t("shell.loading")} className="grid gap-4 p-5">
      <Skeleton className="h-36 w-full" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-15 w-full" />
      ))}
    </output>
  );
}

/**
 * The best match's only action. It lies over the option, not in it, because an option may not
 * contain a button.
 */
function BestAction({ hit }: { hit: TitleHit }) {
  const t = useTexts(searchTexts);
  const { on, toggle } = useWatchlistToggle(hit.id);
  return (
    <Button
      variant="outline"
      icon={on ? BookmarkCheck : BookmarkPlus}
      aria-pressed={on}
      aria-label={t("search.watchlistOf", { name: hit.name })}
      onClick={() => toggle()}
      className="absolute inset-s-32 bottom-6"
    >
      {t("search.watchlist")}
    </Button>
  );
}
