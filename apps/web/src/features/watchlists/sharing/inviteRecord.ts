import type { CallOutput } from "@worthy/contract";
import type { RedeemAction } from "@worthy/domain";
import type { DeviceStorage } from "../../session/deviceStorage.ts";

type Invite = CallOutput<"getInvite">;

/** What a device remembers about an invite, so that signing in doesn't lose it. */
export interface InviteRecord extends Pick<
  Invite,
  | "reference"
  | "inviterUserId"
  | "inviterUserName"
  | "inviterAvatarUrl"
  | "watchlistId"
  | "watchlistName"
  | "friendStatus"
> {
  /** Whether it is still to be continued. */
  redeeming: boolean;
  /** The action requested by its address. It only marks a button. */
  action: RedeemAction | null;
  /** Who redeems it; null before they have signed in. */
  userId: string | null;
}

const KEY = "inviteRecord";
/** Long enough to read a mail, short enough not to surprise. */
const HOLDS_MS = 24 * 60 * 60 * 1000;

const ACTIONS: readonly unknown[] = ["decline", "join", "accept"] satisfies RedeemAction[];

/** The record of an invite being opened. */
export function recordOf(
  invite: Invite,
  more: Pick<InviteRecord, "redeeming" | "action" | "userId">,
): InviteRecord {
  const {
    reference,
    inviterUserId,
    inviterUserName,
    inviterAvatarUrl,
    watchlistId,
    watchlistName,
    friendStatus,
  } = invite;
  return {
    reference,
    inviterUserId,
    inviterUserName,
    inviterAvatarUrl,
    watchlistId,
    watchlistName,
    friendStatus,
    ...more,
  };
}

export function storeInvite(storage: DeviceStorage, record: InviteRecord, now: number): void {
  storage.write(KEY, JSON.stringify({ ...record, at: now }));
}

export function forgetInvite(storage: DeviceStorage): void {
  storage.remove(KEY);
}

/** The stored token, unless it is too old or damaged. */
export function readInvite(storage: DeviceStorage, now: number): InviteRecord | null {
  try {
    const { at, ...record } = (JSON.parse(storage.read(KEY) ?? "null") ?? {}) as InviteRecord & {
      at: unknown;
    }; // checked below
    const fresh = typeof at === "number" && now - at >= 0 && now - at < HOLDS_MS;
    return fresh && isWhole(record) ? record : null;
  } catch {
    return null;
  }
}

function isWhole({
  reference,
  inviterUserId,
  inviterUserName,
  watchlistId,
  redeeming,
  action,
  userId,
}: InviteRecord): boolean {
  const texts = [reference, inviterUserId, inviterUserName].every(
    (text) => typeof text === "string",
  );
  const isNullOr = (value: unknown, type: "string" | "number") =>
    value === null || typeof value === type;
  return (
    texts &&
    isNullOr(watchlistId, "number") &&
    isNullOr(userId, "string") &&
    typeof redeeming === "boolean" &&
    (action === null || ACTIONS.includes(action))
  );
}
