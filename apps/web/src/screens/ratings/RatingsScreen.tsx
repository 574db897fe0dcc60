import { useUserId } from "../../features/session/useUserId.ts";
import { ratings } from "../../messages/en/ratings.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { NoRatings } from "./NoRatings.tsx";
import { RatingsFrame } from "./RatingsFrame.tsx";
import { RatingsHistory } from "./RatingsHistory.tsx";

provideTexts({ ratings });

/** All that the person has rated. */
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
