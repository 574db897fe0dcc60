import { Bookmark, Clapperboard, GalleryVerticalEnd, Search } from "lucide-react";

/** Targets of the main navigation. */
export const places = {
  today: { to: "/home/", word: "shell.today", icon: Clapperboard },
  search: { to: "/search", word: "shell.search", icon: Search },
  rate: { to: "/rate", word: "shell.rate", icon: GalleryVerticalEnd },
  watchlists: { to: "/watchlist", word: "shell.watchlists", icon: Bookmark },
} as const;
