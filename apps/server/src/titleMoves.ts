import { moveSeededTitle } from "./features/catalogue-import/movielens/moveSeededTitle.ts";
import { moveSeenFilm, moveSeenTitle } from "./features/episodes/moveSeenTitle.ts";
import { moveRatedTitle } from "./features/ratings/moveRatedTitle.ts";
import { moveReportedTitle } from "./features/reports/moveReportedTitle.ts";
import { moveNotTonight } from "./features/today/moveNotTonight.ts";
import { moveListedTitle } from "./features/watchlists/moveListedTitle.ts";
import { moveWishedTitle } from "./features/wishes/moveWishedTitle.ts";
import type { MoveTitle } from "./platform/titleMove.ts";

/** How each feature with data about titles moves them to another title. */
export const titleMoves: readonly MoveTitle[] = [
  moveRatedTitle,
  moveListedTitle,
  moveSeenTitle,
  moveSeenFilm,
  moveNotTonight,
  moveSeededTitle,
  moveReportedTitle,
  moveWishedTitle,
];
