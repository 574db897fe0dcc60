import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deckOrder, type LaterPage } from "./deckOrder.ts";
import type { WallRatings } from "./useWallRatings.ts";
import { wallQuery, type WallTitle } from "./wallQuery.ts";

/** More titles, chosen by the answers so far, are requested after the first answer and after so many more. */
const ANSWERS_A_PAGE = 2;
/** Visible cards of the deck, which stay in place. */
const SEEN_CARDS = 3;

export interface WallTitles {
  /** In the order requested: the wall grows at its end. */
  titles: readonly WallTitle[];
  /** The same for the deck, best chosen first. */
  deck: readonly WallTitle[];
  loading: boolean;
  failed: boolean;
  /** Null if the catalogue has no more to ask about. */
  more: (() => void) | null;
  retry: () => void;
}

interface Further {
  pages: readonly (LaterPage<WallTitle> & { left: boolean })[];
  state: "idle" | "loading" | "failed";
}

/** Whether there is more to ask about; the decoy isn't counted. */
const isLeft = ({ results, total }: { results: readonly WallTitle[]; total: number }) =>
  total > results.filter(({ decoy }) => !decoy).length;

interface PageOptions {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  /** What not to ask about. */
  exclude: readonly number[];
}

/** The next titles to ask about, one in three like something liked, the last liked first. */
async function nextTitles(
  queryClient: QueryClient,
  { titles, ratings, exclude }: PageOptions,
): Promise<{ titles: WallTitle[]; left: boolean }> {
  const liked = ratings.lastLiked;
  const asked = await queryClient.fetchQuery(wallQuery(exclude, liked?.id ?? null));
  const excluded = new Set(exclude);
  const wanted = asked.results.filter(({ id }) => !excluded.has(id));
  return {
    titles: wanted.map((title) => {
      const suggestedBy = [liked, ...titles].find((one) => one?.id === title.like)?.name;
      return suggestedBy === undefined ? title : { ...title, suggestedBy };
    }),
    left: isLeft(asked),
  };
}

/** Each title once, where it came first. */
const eachOnce = (titles: readonly WallTitle[]): WallTitle[] => {
  const seen = new Set<number>();
  return titles.filter(({ id }) => !seen.has(id) && seen.add(id));
};

/**
 * The wall's posters, page by page; another page is requested after enough answers. It may contain
 * titles whose cards nobody has seen: they move up in the deck, instead of less known ones coming
 * before them.
 */
export function useWallTitles(ratings: WallRatings): WallTitles {
  const queryClient = useQueryClient();
  const first = useQuery(wallQuery([]));
  const [further, setFurther] = useState<Further>({ pages: [], state: "idle" });
  const begun: readonly WallTitle[] = first.data?.results ?? [];
  const titles = eachOnce([...begun, ...further.pages.flatMap((page) => page.titles)]);
  const deck = deckOrder(begun, further.pages);
  const waiting = deck.filter(({ id }) => ratings.of(id) === null);
  const load = async (unseen: readonly WallTitle[] = []) => {
    setFurther(({ pages }) => ({ pages, state: "loading" }));
    try {
      const after = waiting[SEEN_CARDS - 1]?.id ?? null;
      // By id: the deck may hold a later answer's object for the same title.
      const open = new Set(unseen.map(({ id }) => id));
      const exclude = titles.map(({ id }) => id).filter((id) => !open.has(id));
      const page = { after, ...(await nextTitles(queryClient, { titles, ratings, exclude })) };
      setFurther(({ pages }) => ({ pages: [...pages, page], state: "idle" }));
    } catch {
      setFurther(({ pages }) => ({ pages, state: "failed" }));
    }
  };
  const left = first.data !== undefined && (further.pages.at(-1)?.left ?? isLeft(first.data));
  const more = left && further.state === "idle" ? () => void load() : null;
  const answered = titles.filter(({ id }) => ratings.of(id) !== null).length;
  const due = further.pages.length < Math.ceil(answered / ANSWERS_A_PAGE);
  useEffect(() => {
    if (due && more) void load(waiting.slice(SEEN_CARDS));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page: other changes must not request the next one again
  }, [due, further.pages.length, left]);
  return {
    titles,
    deck,
    loading: first.isPending || further.state === "loading",
    failed: first.isLoadingError || further.state === "failed",
    more,
    retry: () => void (first.isError ? first.refetch() : load()),
  };
}
