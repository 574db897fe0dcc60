import type { CallOutput } from "@worthy/contract";
import { PERFECT_MATCH_FAVOURITES } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useMatch } from "./useMatch.ts";

const Dialog = lateComponent(() => import("./MatchDialog.tsx").then((file) => file.MatchDialog));

/** A constant function, so that it runs once per response. */
const countFavourites = ({ userRatings }: CallOutput<"listRatings">): number =>
  userRatings.filter(({ rating }) => rating === "LOVE").length;

/** On the fifth favourite, shows the best matching title, once. */
export function PerfectMatch() {
  const userId = useUserId();
  const { data: favourites = 0 } = useQuery({
    ...ratingsQuery(userId ?? ""),
    enabled: userId !== null,
    select: countFavourites,
  });
  return userId !== null && favourites >= PERFECT_MATCH_FAVOURITES ? (
    <Greeting userId={userId} favourites={favourites} />
  ) : null;
}

function Greeting({ userId, favourites }: { userId: string; favourites: number }) {
  const { pick, close } = useMatch(userId, favourites);
  return pick ? <Dialog pick={pick} favourites={favourites} onClose={close} /> : null;
}
