import { expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createTrackBuffer } from "../events/createTrackBuffer.ts";
import { LOCAL_PROFILE_KEY } from "./localProfile.ts";
import { storeActivity, readRecentActivity } from "./recentActivity.ts";

// shows: 3.local.4
it("stores the latest 20 ratings and additions, once per title, excluding undone ones", () => {
  const storage = memoryStorage({
    [LOCAL_PROFILE_KEY]: '{"serviceSet":true,"recentActivity":[{"kind":"odd"}]}',
  });
  const { track, pass } = createTrackBuffer();
  const received: string[] = [];
  storeActivity(pass, storage)(({ name }) => received.push(name));
  track("title_rated", { title_id: 7, rating: "LIKE", rated_location: "IN_APP" });
  track("watchlist_changed", {
    title_id: 8,
    action: "added",
    watchlist_kind: "default",
    route: "tv",
  });
  track("title_rated", { title_id: 9, rating: "LOVE", rated_location: "IN_APP" });
  track("title_rated", { title_id: 9, rating: "NONE", rated_location: "IN_APP" });
  track("watchlist_changed", {
    title_id: 7,
    action: "added",
    watchlist_kind: "default",
    route: "tv",
  });
  track("watchlist_changed", {
    title_id: 7,
    action: "removed",
    watchlist_kind: "default",
    route: "tv",
  });
  track("title_rated", { title_id: 7, rating: "MEH", rated_location: "IN_APP" });
  track("signed_out", {});
  expect(received).toHaveLength(8);
  expect(readRecentActivity(storage).map(({ kind, titleId }) => [kind, titleId])).toEqual([
    ["rated", 7],
    ["listed", 8],
  ]);
  expect(JSON.parse(storage.read(LOCAL_PROFILE_KEY) ?? "")).toMatchObject({ serviceSet: true });
  for (let id = 100; id < 130; id++)
    track("title_rated", { title_id: id, rating: "LOVE", rated_location: "ONBOARDING" });
  expect(readRecentActivity(storage).map(({ titleId }) => titleId)).toEqual(
    Array.from({ length: 20 }, (_none, index) => 129 - index),
  );
});
