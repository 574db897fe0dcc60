import type { CallApi } from "@worthy/contract";
import type { Report } from "../services/Services.ts";
import type { DeviceStorage } from "./deviceStorage.ts";
import { isSignedOut } from "./isSignedOut.ts";
import { beginsVisit, storeVisitCount, readVisitCount } from "./visitCount.ts";
import type { SessionStore } from "../services/SessionStore.ts";

/** Local storage key: set from the device's first page until its second visit. */
const FIRST_VISIT_KEY = "firstVisit";

/**
 * When the device's first visit began, if that is over; null on a new device, however often its
 * first page was reloaded.
 */
export function readFirstSession(storage: DeviceStorage, now: number): string | null {
  const isFirstVisit = storage.read(FIRST_VISIT_KEY) !== null && !beginsVisit(storage, now);
  return isFirstVisit ? null : storage.read("firstSession");
}

interface Visit {
  call: CallApi;
  session: SessionStore;
  storage: DeviceStorage;
  report: Report;
  now: number;
}

/** Local storage key: set while the server hasn't been told of the current visit. */
const UNTOLD_KEY = "visitUntold";

/**
 * Records a visit once: the first page after an hour away. The server is told as soon as there is
 * an account.
 */
export async function visitSession(visit: Visit): Promise<void> {
  const { session, storage, now } = visit;
  const isNew = beginsVisit(storage, now);
  storeVisitCount(storage, readVisitCount(storage, now));
  storage.write("lastSession", String(now));
  if (!storage.read("firstSession")) {
    storage.write("firstSession", String(now));
    storage.write(FIRST_VISIT_KEY, "yes");
  } else if (isNew) storage.remove(FIRST_VISIT_KEY);
  if (isNew) storage.write(UNTOLD_KEY, "yes");
  if (session.account()) return reportVisit(visit);
  const stop = session.subscribe(() => {
    if (!session.account()) return;
    stop();
    void reportVisit(visit);
  });
}

/** Tells the server of the current visit, unless this or another tab has. */
async function reportVisit({ call, session, storage, report }: Visit): Promise<void> {
  const account = session.account();
  if (!account || storage.read(UNTOLD_KEY) === null) return;
  storage.remove(UNTOLD_KEY);
  try {
    const { loginCount } = await call("recordSession", { params: { userId: account.id } });
    storeVisitCount(storage, loginCount);
  } catch (error) {
    storage.write(UNTOLD_KEY, "yes");
    if (!isSignedOut(error)) report("Session Api Error", error);
  }
}
