/** What a step to the screens of routes.tsx takes beside their own files: what decides, what is asked for, and what stands for them meanwhile. It comes once the first page is alive, which none of it is for. */
export { ExpandedSkeleton } from "./screens/expanded/ExpandedSkeleton.tsx";
export { GridSkeleton } from "./features/title/GridSkeleton.tsx";
export { HomeSkeleton } from "./screens/home/HomeSkeleton.tsx";
export { SearchSkeleton } from "./screens/search/SearchSkeleton.tsx";
export { TitleSkeleton } from "./screens/title/TitleSkeleton.tsx";
export { TodaySkeleton } from "./screens/today/TodaySkeleton.tsx";
export { WallSkeleton } from "./screens/wall/WallSkeleton.tsx";
export { WatchlistPageSkeleton } from "./screens/watchlist/WatchlistPageSkeleton.tsx";
export { expandedQueries } from "./screens/expanded/expandedQueries.ts";
export { homeQueries } from "./screens/home/homeQueries.ts";
export { searchQueries } from "./screens/search/searchQueries.ts";
export { decideTitle, titleQueries } from "./screens/title/titleAddress.ts";
export { titleMeta } from "./screens/title/titleMeta.ts";
export { todayQueries } from "./screens/today/todayQueries.ts";
export { wallQueries } from "./screens/wall/wallQueries.ts";
export { watchlistQueries } from "./screens/watchlist/watchlistQueries.ts";
export { watchlistsQueries } from "./screens/watchlist/watchlistsQueries.ts";
export { worthyQueries } from "./screens/worthy/worthyQueries.ts";
