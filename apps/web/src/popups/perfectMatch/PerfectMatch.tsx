import type { CallOutput } from "@worthy/contract";
import { PERFECT_MATCH_FAVOURITES } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "../../features/failures/loadChunk.ts";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import type { MatchDialogProps } from "./MatchDialog.tsx";
import { useMatch } from "./useMatch.ts";

const Nothing: ComponentType<MatchDialogProps> = () => null;

const Dialog = lazy<ComponentType<MatchDialogProps>>(() =>
  loadChunk(() => import("./MatchDialog.tsx")).then(
    ({ MatchDialog }) => ({ default: MatchDialog }),
    () => ({ default: Nothing }),
  ),
);

/** Stays one function, so that it runs once an answer. */
const countFavourites = ({ userRatings }: CallOutput<"listRatings">): number => userRatings.filter(({ rating }) => rating === "LOVE").length;

/** Greets the fifth favourite, once, with the title that suits the person best. */
export function PerfectMatch() {
  const userId = useUserId();
  const { data: favourites = 0 } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null, select: countFavourites });
  return userId !== null && favourites >= PERFECT_MATCH_FAVOURITES ? <Greeting userId={userId} favourites={favourites} /> : null;
}

function Greeting({ userId, favourites }: { userId: string; favourites: number }) {
  const { pick, close } = useMatch(userId, favourites);
  return pick ? (
    <Suspense fallback={null}>
      <Dialog pick={pick} favourites={favourites} onClose={close} />
    </Suspense>
  ) : null;
}
