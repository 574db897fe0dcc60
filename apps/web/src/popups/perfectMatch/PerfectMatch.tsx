import type { CallOutput } from "@worthy/contract";
import { PERFECT_MATCH_FAVOURITES } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deferredComponent } from "../../features/failures/deferredComponent.tsx";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useMatch } from "./useMatch.ts";

const Dialog = deferredComponent(() =>
  import("./MatchDialog.tsx").then((file) => file.MatchDialog),
);

/** A constant function, so that it runs once per response. */
const countFavourites = ({ userRatings }: CallOutput<"listRatings">): number =>
  userRatings.filter(({ rating }) => rating === "LOVE").length;

/** Shows the best matching title right after the fifth favourite, once, where that was rated. */
export function PerfectMatch() {
  const userId = useUserId();
  return userId === null ? null : <Counted key={userId} userId={userId} />;
}

/** Today has a line about it instead. */
const TODAY = "/home/";

function Counted({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const { data: favourites } = useQuery({ ...ratingsQuery(userId), select: countFavourites });
  const [last, remember] = useState<{ count: number; rated: string | null } | null>(null);
  if (favourites !== undefined && favourites !== last?.count) {
    const isFifth =
      last !== null &&
      last.count < PERFECT_MATCH_FAVOURITES &&
      favourites >= PERFECT_MATCH_FAVOURITES;
    remember({ count: favourites, rated: isFifth ? pathname : (last?.rated ?? null) });
  }
  return last !== null && last.rated === pathname && pathname !== TODAY ? (
    <Greeting userId={userId} favourites={last.count} />
  ) : null;
}

function Greeting({ userId, favourites }: { userId: string; favourites: number }) {
  const { pick, close } = useMatch(userId, favourites);
  return pick ? <Dialog pick={pick} favourites={favourites} onClose={close} /> : null;
}
