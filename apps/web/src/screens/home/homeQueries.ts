import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { todayQueries } from "../today/todayQueries.ts";
import { wallQueries } from "../wall/wallQueries.ts";
import { isPastWall } from "./homePart.ts";

export async function homeQueries(context: ScreenContext): Promise<readonly PrefetchQuery[]> {
  return isPastWall(context) ? todayQueries(context) : wallQueries(context);
}
