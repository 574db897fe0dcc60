import { expect, it, vi } from "vitest";
import type { Track } from "../../events/Track.ts";
import { routeName } from "../../tracking/routeName.ts";
import { trackWatchlist } from "./trackWatchlist.ts";

// shows: 2.routes.11
it("reports the route under its tracking name", () => {
  const names = [
    "/watchlist",
    "/watchlist/7",
    "/worthy",
    "/home/worthy/",
    "/home/",
    "/tv/x-1",
    "/",
  ].map(routeName);
  expect(names).toEqual([
    "watchlist",
    "watchlist",
    "recommendations",
    "homeExpanded",
    "home",
    "tv",
    "",
  ]);
});

it("tracks the change, its list and its route", () => {
  const track = vi.fn<Track>();
  vi.stubGlobal("location", { pathname: "/watchlist/7" });
  trackWatchlist(track, {
    node: { id: 12 },
    action: "removed",
    list: { userDefault: true, collaborators: [] },
  });
  vi.unstubAllGlobals();
  expect(track.mock.calls).toEqual([
    [
      "watchlist_changed",
      { title_id: 12, action: "removed", watchlist_kind: "default", route: "/watchlist/7" },
    ],
  ]);
});
