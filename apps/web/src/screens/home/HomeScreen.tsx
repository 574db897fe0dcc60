import { useState } from "react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { TodayScreen } from "../today/TodayScreen.tsx";
import { WallScreen } from "../wall/WallScreen.tsx";

/** The start: the wall of posters until there are enough ratings, then Today. It never changes under somebody who is rating. */
export function HomeScreen() {
  const { progress, known } = useRatings();
  const enough = progress.tv.enough || progress.movie.enough;
  const [decided, decide] = useState<boolean | null>(known ? enough : null);
  if (decided === null && known) decide(enough);
  return (decided ?? enough) ? <TodayScreen /> : <WallScreen />;
}
