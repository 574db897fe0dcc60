import { Bookmark, Clapperboard, GalleryVerticalEnd, Search, Users } from "lucide-react";

/** Targets of the main navigation. */
export const places = {
  today: { to: "/home/", word: "shell.today", icon: Clapperboard },
  search: { to: "/search", word: "shell.search", icon: Search },
  rate: { to: "/rate", word: "shell.rate", icon: GalleryVerticalEnd },
  together: { to: "/friends", word: "shell.together", icon: Users },
  watchlists: { to: "/watchlist", word: "shell.watchlists", icon: Bookmark },
} as const;

/** The pages about a person. */
export const profilePlaces = {
  overview: { to: "/profile", word: "menu.profile" },
  genres: { to: "/profile/genres", word: "menu.genres" },
  services: { to: "/profile/services", word: "menu.services" },
  faves: { to: "/faves", word: "menu.faves" },
  ratings: { to: "/ratings", word: "menu.ratings" },
  wishes: { to: "/profile/wishes", word: "menu.wishes" },
  account: { to: "/profile/account", word: "menu.account" },
  devices: { to: "/profile/devices", word: "menu.devices" },
  settings: { to: "/profile/notifications", word: "menu.settings" },
  data: { to: "/profile/data", word: "menu.data" },
  administration: { to: "/admin", word: "menu.administration" },
} as const;

const { overview, genres, services, faves, ratings, wishes, account, devices, settings, data } =
  profilePlaces;

/** What the menu behind the avatar leads to. */
export const menuGroups = [
  {
    heading: "menu.explore",
    links: [
      { to: "/home/worthy/", word: "menu.picks" },
      { to: "/worthy", word: "shell.worthy" },
      { to: "/browse", word: "shell.browse" },
      { to: "/mood", word: "menu.mood" },
      { to: "/lists", word: "shell.lists" },
      { to: "/titles", word: "shell.titles" },
    ],
  },
  {
    heading: "menu.taste",
    links: [
      ratings,
      faves,
      wishes,
      genres,
      services,
      { to: "/top-services", word: "menu.topServices" },
    ],
  },
  { heading: "menu.you", links: [overview, settings, account, devices, data] },
] as const;
