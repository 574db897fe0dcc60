import { isPositive } from "@worthy/domain";
import { tellingRatings } from "@worthy/recommender";
import type { Title } from "../catalogue/title.ts";
import { byRank } from "../recommendations/picks/pickTitles.ts";
import { rankMoods } from "../recommendations/picks/rankMoods.ts";
import { cachedPlan } from "../recommendations/cachedPlan.ts";
import type { PersonalView } from "../recommendations/personalView.ts";
import { providersIn } from "../titles/providersIn.ts";
import { chooseCards } from "./chooseCards.ts";

/** What Today shows, and to whom. */
export interface TodayOptions {
  /** Minutes; infinite for any length. */
  longest: number;
  /** Only titles on the person's services. */
  mine: boolean;
  /** The person's services. */
  services: ReadonlySet<number>;
  /** What the person doesn't want tonight. */
  away: ReadonlySet<number>;
  /** At most so many rows. */
  rows: number;
  /** Days since 1970: scores of new titles appear with a day. */
  day: number;
}

/** Best titles that the page is made of. */
const POOL = 240;
/** Titles of a row: what a wide window shows. Pages are kept short. */
const ROW = 9;
/** A row of fewer titles isn't shown. */
const FEWEST = 4;
/** Each of the last liked titles that a row may be about, and of how many similar titles. */
const LIKES = 4;
const ALIKE = 150;
/** So many of the person's moods may get a row. */
const MOODS = 4;

/** What a row is about. */
interface About {
  kind: "best" | "because" | "mood" | "service" | "tv" | "movie";
  because?: { id: number; rating: "LOVE" | "LIKE" };
  mood?: { key: string; label: string };
  service?: { id: number; name: string };
}

/** A row that there may be, and which titles fit. */
interface Theme {
  about: About;
  has(title: Title): boolean;
}

/** Rows about what the person liked: the last loved titles, else the last liked ones. */
function becauseThemes({ engine, taste, snapshot }: PersonalView): Theme[] {
  const liked = [...tellingRatings(taste)].filter(([, rating]) => isPositive(rating)).toReversed();
  const loved = liked.filter(([, rating]) => rating === "LOVE");
  return [...loved, ...liked.filter(([, rating]) => rating === "LIKE")]
    .slice(0, LIKES)
    .flatMap(([id, rating]) => {
      const title = snapshot.title(id);
      if (!title || (rating !== "LOVE" && rating !== "LIKE")) return [];
      const alike = new Set(engine.similar(id, ALIKE).map(({ titleId }) => titleId));
      return [
        {
          about: { kind: "because", because: { id, rating } },
          has: (one) => alike.has(one.id),
        },
      ];
    });
}

const moodThemes = ({ taste, snapshot }: PersonalView): Theme[] =>
  rankMoods(snapshot, { group: "mood", taste })
    .slice(0, MOODS)
    .map((mood) => ({ about: { kind: "mood", mood }, has: ({ tags }) => tags.includes(mood.key) }));

const serviceThemes = (
  { snapshot, region }: PersonalView,
  services: ReadonlySet<number>,
): Theme[] =>
  [...services].flatMap((id) => {
    const provider = snapshot.provider(id);
    if (!provider) return [];
    return [
      {
        about: { kind: "service", service: { id, name: provider.name } },
        has: (title) => providersIn(title, region).some((one) => one.id === id),
      },
    ];
  });

const kindTheme = (kind: "tv" | "movie"): Theme => ({
  about: { kind },
  has: (title) => title.kind === kind,
});

/** A title with the score that the page shows. */
interface Scored {
  title: Title;
  score: number | null;
}

const bestFirst = (a: Scored, b: Scored) => (b.score ?? -1) - (a.score ?? -1);
const meanOf = (titles: readonly Scored[]) =>
  titles.reduce((sum, { score }) => sum + (score ?? 0), 0) / titles.length;

/** The best row among some themes: the one whose titles score best; null if all have too few. */
function bestRow(themes: readonly Theme[], left: readonly Scored[]) {
  let best: { theme: Theme; titles: Scored[] } | null = null;
  for (const theme of themes) {
    const titles = left.filter(({ title }) => theme.has(title)).slice(0, ROW);
    if (titles.length < FEWEST) continue;
    if (!best || meanOf(titles) > meanOf(best.titles)) best = { theme, titles };
  }
  return best;
}

/** Rows of what the cards leave, each about something else, better scores higher up the page. */
function chooseRows(view: PersonalView, pool: readonly Title[], options: TodayOptions) {
  const scored = pool.map((title) => ({ title, score: view.scorer.score(title) }));
  let left = view.taste.tasteRatings > 0 ? scored.toSorted(bestFirst) : scored;
  const best: Theme = { about: { kind: "best" }, has: () => true };
  const groups = [
    [best],
    becauseThemes(view),
    options.mine ? [] : serviceThemes(view, options.services),
    moodThemes(view),
    [kindTheme("tv"), kindTheme("movie")],
  ];
  const rows: { theme: Theme; titles: Scored[] }[] = [];
  let ceiling = Infinity;
  for (const group of groups) {
    if (rows.length >= options.rows) break;
    const row = bestRow(
      group,
      left.filter(({ score }) => (score ?? 0) <= ceiling),
    );
    if (!row) continue;
    rows.push(row);
    const taken = new Set(row.titles);
    left = left.filter((each) => !taken.has(each));
    ceiling = row.titles.at(-1)?.score ?? ceiling;
  }
  return rows;
}

/** What a card of a row shows of a title. */
const cardOf = ({
  id,
  nodeType,
  name,
  path,
  score,
  image,
  firstAirDate,
  runtime,
  providers,
}: ReturnType<PersonalView["scorer"]["summary"]>) => ({
  id,
  nodeType,
  name,
  path,
  score,
  image,
  firstAirDate,
  runtime,
  providers,
});

/** The titles of Today's page, each once, as ids. */
function planToday(view: PersonalView, options: TodayOptions) {
  const { snapshot, region } = view;
  const isPlayable = (title: Title) =>
    providersIn(title, region).some(({ id }) => options.services.has(id));
  const test = (id: number) => {
    const title = snapshot.title(id);
    return (
      title !== undefined &&
      (title.runtime ?? 0) <= options.longest &&
      (!options.mine || isPlayable(title))
    );
  };
  const pool = byRank(view, { limit: POOL, test }).flatMap((id) => snapshot.title(id) ?? []);
  const chosen =
    view.taste.tasteRatings > 0 ? chooseCards(view, pool, { isPlayable, away: options.away }) : [];
  const shown = new Set(chosen.flatMap(({ titles }) => titles));
  const rest = pool.filter((title) => !shown.has(title) && !options.away.has(title.id));
  const rows = chooseRows(view, rest, options).map(({ theme: { about }, titles }) => ({
    about,
    ids: titles.map(({ title }) => title.id),
  }));
  const cards = chosen.map(({ titles, ...card }) => ({
    ...card,
    ids: titles.flatMap((title) => (title ? [title.id] : [])),
  }));
  return { cards, rows };
}

function nameBecause(
  because: NonNullable<About["because"]>,
  { snapshot, scorer }: Pick<PersonalView, "snapshot" | "scorer">,
) {
  const title = snapshot.title(because.id);
  return { ...because, name: title ? scorer.name(title) : "", path: title?.path ?? "" };
}

/** Today's page for one person. */
export function composeToday(view: PersonalView, options: TodayOptions) {
  const { snapshot, scorer } = view;
  const { services, away, day, ...rest } = options;
  const key = ["today", { ...rest, services: [...services], away: [...away], day }];
  const { cards, rows } = cachedPlan(view, key, () => planToday(view, options));
  const titlesOf = (ids: readonly number[]) => ids.flatMap((id) => snapshot.title(id) ?? []);
  return {
    cards: cards.flatMap(({ slot, ids, breakFrom }) => {
      const [pick, next = null] = titlesOf(ids).map(scorer.recommendation);
      return pick ? [{ slot, pick, next, breakFrom: [...breakFrom] }] : [];
    }),
    rows: rows.map(({ about: { because, ...about }, ids }) => ({
      ...about,
      ...(because && { because: nameBecause(because, view) }),
      titles: titlesOf(ids).map((title) => cardOf(scorer.summary(title))),
    })),
    services: services.size,
  };
}
