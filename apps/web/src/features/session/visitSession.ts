import type { CallApi } from "@worthy/contract";
import { isSessionStale } from "@worthy/domain";
import type { Report } from "../services/Services.ts";
import type { DeviceStorage } from "./deviceStorage.ts";
import { isSignedOut } from "./isSignedOut.ts";
import type { SessionStore } from "../services/SessionStore.ts";

/** Local storage key: set from the device's first page until its second visit. */
const FIRST_VISIT_KEY = "firstVisit";

/**
 * When the device's first visit began, if that is over; null on a new device, however often its
 * first page was reloaded.
 */
export function readFirstSession(storage: DeviceStorage, now: number): string | null {
  const last = Number(storage.read("lastSession") ?? 0);
  const isFirstVisit = storage.read(FIRST_VISIT_KEY) !== null && !isSessionStale(last, now);
  return isFirstVisit ? null : storage.read("firstSession");
}

interface Visit {
  call: CallApi;
  session: SessionStore;
  storage: DeviceStorage;
  report: Report;
  now: number;
}

/**
 * Records a visit once: the first page after an hour away. Without an account the server isn't
 * told.
 */
export async function visitSession({ call, session, storage, report, now }: Visit): Promise<void> {
  const last = Number(storage.read("lastSession") ?? 0);
  storage.write("lastSession", String(now));
  if (!storage.read("firstSession")) {
    storage.write("firstSession", String(now));
    storage.write(FIRST_VISIT_KEY, "yes");
  } else if (isSessionStale(last, now)) storage.remove(FIRST_VISIT_KEY);
  const account = session.account();
  if (!account || !isSessionStale(last, now)) return;
  try {
    const { loginCount } = await call("recordSession", { params: { userId: account.id } });
    storage.write("sessionCount", String(loginCount));
  } catch (error) {
    if (!isSignedOut(error)) report("Session Api Error", error);
  }
}
