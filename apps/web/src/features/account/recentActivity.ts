import { deviceStorage, type DeviceStorage } from "../session/deviceStorage.ts";
import type { Fired, TrackBuffer } from "../events/createTrackBuffer.ts";
import { LOCAL_PROFILE_KEY, readLocalProfile } from "./localProfile.ts";

/** Something the person did with a title on this device. */
export interface Activity {
  kind: "rated" | "listed";
  titleId: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A longer history is on the server. */
const MOST = 20;

const isActivity = (value: unknown): value is Activity => {
  const { kind, titleId, at } = (value ?? {}) as Partial<Record<keyof Activity, unknown>>; // each is checked
  return (
    (kind === "rated" || kind === "listed") && typeof titleId === "number" && typeof at === "number"
  );
};

/** The person's latest actions on this device, latest first. */
export function readRecentActivity(
  storage: Pick<DeviceStorage, "read"> = deviceStorage,
): readonly Activity[] {
  const { recentActivity } = readLocalProfile(storage) as { recentActivity?: unknown }; // checked one by one
  return Array.isArray(recentActivity) ? recentActivity.filter(isActivity) : [];
}

/** What an event did with a title, and whether it undid that; null if it isn't about a title. */
function activityOf({ name, params, at }: Fired): { activity: Activity; undone: boolean } | null {
  const titleId = params["title_id"];
  if (typeof titleId !== "number") return null;
  if (name === "title_rated")
    return { activity: { kind: "rated", titleId, at }, undone: params["rating"] === "NONE" };
  return name === "watchlist_changed"
    ? { activity: { kind: "listed", titleId, at }, undone: params["action"] !== "added" }
    : null;
}

/** Each title once per kind, with its latest time; undone actions are removed. */
function withActivity(
  before: readonly Activity[],
  { activity, undone }: { activity: Activity; undone: boolean },
): Activity[] {
  const others = before.filter(
    ({ kind, titleId }) => kind !== activity.kind || titleId !== activity.titleId,
  );
  return (undone ? others : [activity, ...others]).slice(0, MOST);
}

/** Stores actions in the local profile as they happen; they never leave the device. */
export function storeActivity(
  pass: TrackBuffer["pass"],
  storage: Pick<DeviceStorage, "read" | "write">,
): TrackBuffer["pass"] {
  const keep = (fired: Fired) => {
    const done = activityOf(fired);
    if (!done) return;
    storage.write(
      LOCAL_PROFILE_KEY,
      JSON.stringify({
        ...readLocalProfile(storage),
        recentActivity: withActivity(readRecentActivity(storage), done),
      }),
    );
  };
  return (receive) => pass((fired) => (keep(fired), receive(fired)));
}
