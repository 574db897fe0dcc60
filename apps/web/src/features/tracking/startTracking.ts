import type { QueryClient } from "@tanstack/react-query";
import type { Variants } from "@worthy/domain";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { Report } from "../services/Services.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { readFirstSession } from "../session/visitSession.ts";
import { userQuery } from "../session/userQuery.ts";
import { addedParams } from "./addedParams.ts";
import { mayNoteUse } from "./consent.ts";
import { createBatcher } from "./createBatcher.ts";
import { createOutbox } from "./createOutbox.ts";
import type { TrackBuffer } from "../events/createTrackBuffer.ts";
import { createTracker } from "./createTracker.ts";
import { holdAfterLogin } from "./holdAfterLogin.ts";
import { keptBatches } from "./keptBatches.ts";
import { sendEvents } from "./sendEvents.ts";
import { type Tell, viewTeller } from "./viewTeller.ts";
import { createVisitId } from "./visitId.ts";

interface TrackingParts {
  pass: TrackBuffer["pass"];
  session: SessionStore;
  storage: DeviceStorage;
  queryClient: QueryClient;
  report: Report;
  /** Sends over the socket. */
  tell: Tell;
  /** A/B test variants in effect on the page, as far as the device has them. */
  tests: () => Variants;
}

/** Takes over events fired so far, and from now on sends all events. */
export function startTracking({
  pass,
  session,
  storage,
  queryClient,
  report,
  tell,
  tests,
}: TrackingParts): void {
  const now = Date.now;
  const outbox = createOutbox({
    send: (events) => sendEvents(events, session.account()?.api_token ?? null),
    kept: keptBatches(() => localStorage, now),
    report,
    now,
    newId: newIdempotencyKey,
    isOnline: () => navigator.onLine,
  });
  const batcher = createBatcher({ give: outbox.put, now });
  const user = () => {
    const account = session.account();
    return account ? queryClient.getQueryData(userQuery(account.id).queryKey) : undefined;
  };
  const sessionCount = () => Number(storage.read("sessionCount")) || 0;
  const track = createTracker({
    mayNoteUse: () => mayNoteUse(storage, navigator),
    visit: createVisitId(storage),
    firstSession: readFirstSession(storage, now()),
    sessionCount,
    accountMadeAt: () =>
      session.account() ? Date.parse(user()?.createdAt ?? "") || "unknown" : null,
    added: addedParams({
      queryClient,
      userId: () => session.account()?.id,
      path: () => location.pathname,
      origin: location.origin,
      tests,
    }),
    newId: newIdempotencyKey,
    add: batcher.add,
    addView: viewTeller({ tell, storage, user, sessionCount, otherwise: batcher.add }),
  });
  holdAfterLogin(session, batcher.hold);
  const leave = () => {
    batcher.flush();
    outbox.leave();
  };
  addEventListener("online", outbox.hurry);
  addEventListener("pagehide", leave);
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && leave(),
  );
  pass(track);
}
