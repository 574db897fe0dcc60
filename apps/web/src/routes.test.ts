import { expect, it } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { createLocale } from "./locale/createLocale.ts";
import { screens } from "./screens.ts";

/**
 * Paths of pages with the name that events carry, which charts of past events rely on, and their
 * titles; `null` where the title is that of the content.
 */
const TABLE: readonly [path: string, name: string, title: string | null][] = [
  ["/", "home", "Worthy"],
  ["/home/", "today", "Today"],
  ["/home/worthy/", "homeExpanded", "Worthy for you tonight"],
  ["/worthy", "recommendations", "Worthy for you"],
  ["/mini-rate", "mini_rate", "Rate a few"],
  ["/rate", "rate_more", "What have you seen?"],
  ["/search", "Discover", "Discover"],
  ["/watchlist", "Default Watchlist", "Watchlists"],
  ["/watchlist/:watchlistId", "Watchlist", "Watchlists"],
  ["/signin-popup", "sign_in", "Sign in"],
  ["/registration-popup", "register", "Create your account"],
  ["/tv/:slugId", "title", null],
  ["/movies/:slugId", "title", null],
  ["/show/:slugId", "title_seo", null],
  ["/signin", "sign_in", "Sign in"],
  ["/login", "login", "Sign in"],
  ["/login/email", "email_login", "Sign in"],
  ["/login/email/success", "email_login_success", "Sign in"],
  ["/web-authentication", "web_authentication", "Sign in"],
  ["/android-authentication", "android_authentication", "Sign in"],
  ["/lists", "lists", "Lists"],
  ["/lists/:listId", "list", null],
  ["/titles", "titles", "All titles, A to Z"],
  ["/titles/:page", "titles_page", null],
  ["/person/:slugId", "cast_detail", null],
  ["/onboarding/genres", "genre_selection", "Genres you like"],
  ["/onboarding/services", "service_selection", "Your services"],
  ["/profile/genres", "genre_selection", "Genres you like"],
  ["/profile/services", "service_selection", "Your services"],
  ["/rate/comfort-food", "comfort_food", "Comfort food"],
  ["/mood", "in_the_mood", "In the mood for…"],
  ["/top-services", "top_services", "Top services"],
  ["/top-services/:providerId", "top_services", "Top services"],
  ["/browse", "browse", "Browse"],
  ["/browse/:dimension/:value", "browse", null],
  ["/admin", "admin_numbers", "Numbers"],
  ["/admin/faults", "admin_faults", "Errors"],
  ["/admin/people", "admin_people", "People"],
  ["/admin/titles", "admin_titles", "Titles and lists"],
  ["/admin/jobs", "admin_jobs", "Imports and models"],
  ["/admin/tests", "admin_tests", "A/B tests"],
  ["/admin/acts", "admin_acts", "Audit log"],
  ["/about", "about", "About and credits"],
  ["/profile", "profile", "Profile"],
  ["/profile/account", "account_information", "Account information"],
  ["/profile/devices", "devices", "Devices"],
  ["/profile/notifications", "notifications", "Settings"],
  ["/profile/data", "your_data", "Your data"],
  ["/faves", "my_faves", "My faves"],
  ["/ratings", "ratings_history", "Your ratings"],
  ["/friends", "friend_manager", "Together"],
  ["/friends/messages", "friend_messages", "Messages from friends"],
  ["/friends/:friendId", "friend", "Friend"],
  ["/ask-friends", "ask_friends", "Ask friends"],
  ["/account-wall", "account_wall", "Sign up"],
  ["/watchlists/invite/:inviteReference", "invite", "You’re invited"],
  ["/watchlist/:watchlistId/us", "pick_for_us", "Pick for us"],
  ["/admin/settings", "admin_settings", "Admin settings"],
  ["/link", "link", "Sign in on another screen"],
  ["/privacy", "privacy", "Privacy"],
  ["/desktop", "desktop", "Install Worthy"],
  ["/offline", "offline", "Worthy"],
];

const all = screens
  .flatMap((screen) => [screen.path].flat().map((path) => ({ ...screen, path })))
  .filter(({ path }) => !path.startsWith("/dev/"));

// shows: 2.routes.7, 2.routes.8
it("uses the same watchlist page names as the events", () => {
  const nameOf = (path: string) => all.find((screen) => screen.path === path)?.name;
  expect([nameOf("/watchlist"), nameOf("/watchlist/:watchlistId")]).toEqual([
    "Default Watchlist",
    "Watchlist",
  ]);
});

// shows: 1.product.12, 2.lists.4, 2.routes.9, 2.routes.10, 2.screens.2, 2.screens.18, 2.screens.21
it("assigns every page an event name and a title", async () => {
  await Promise.all(
    all.map(({ component, within }) =>
      Promise.all([component.load(), within?.(contextAt("/")).load()]),
    ),
  ); // they bring their words
  const locale = createLocale({ language: "en" });
  const named = all.map(({ path, name, head }) => [
    path,
    name,
    head(contextAt(path), locale).title,
  ]);
  expect(named).toEqual(
    expect.arrayContaining(
      TABLE.map(([path, name, title]) => [path, name, title ?? expect.any(String)]),
    ),
  );
  // A missing text shows its key.
  expect(named.filter(([, , title]) => /^(\w+\.\w+)?$/.test(title ?? ""))).toEqual([]);
});

// shows: 2.screens.21
it.each(all)("assigns $path a valid analytics name: $name", ({ name }) => {
  expect(name).toMatch(/^[A-Za-z][\w ]{0,39}$/);
});

it("lists each path once", () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

function contextAt(pathname: string) {
  return {
    params: {},
    search: new URLSearchParams(),
    pathname,
    userId: null,
    queryClient: new QueryClient(),
  };
}
