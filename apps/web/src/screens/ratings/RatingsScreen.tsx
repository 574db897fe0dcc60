import { useUserId } from "../../features/session/useUserId.ts";
import { NoRatings } from "./NoRatings.tsx";
import { RatingsFrame } from "./RatingsFrame.tsx";
import { RatingsHistory } from "./RatingsHistory.tsx";

/** Everything the person has rated. */
export function RatingsScreen() {
  const userId = useUserId();
  return userId === null ? (
    <RatingsFrame>
      <NoRatings />
    </RatingsFrame>
  ) : (
    <RatingsHistory userId={userId} />
  );
}
