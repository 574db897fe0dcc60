import type { QueryClient } from "@tanstack/react-query";
import type { Variants } from "@worthy/domain";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { Report } from "../services/Services.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { readVisitCount } from "../session/visitCount.ts";
import { readFirstSession } from "../session/visitSession.ts";
import { userQuery } from "../session/userQuery.ts";
import { addedParams } from "./addedParams.ts";
import { mayTrackUse } from "./consent.ts";
import { createBatcher, LOGIN_HOLD_MS } from "./createBatcher.ts";
import { createOutbox } from "./createOutbox.ts";
import type { Buffer } from "../events/createBuffer.ts";
import type { TrackBuffer } from "../events/createTrackBuffer.ts";
import { createTracker } from "./createTracker.ts";
import { storedBatches } from "./storedBatches.ts";
import { sendEvents } from "./sendEvents.ts";
import { type SendEvent, createViewSender } from "./createViewSender.ts";
import { createVisitId } from "./visitId.ts";
import { fromAddress } from "../../api/basePath.ts";

interface TrackingParts {
  pass: TrackBuffer["pass"];
  /** Times of logins. */
  logins: Pick<Buffer<number>, "pass">;
  session: SessionStore;
  storage: DeviceStorage;
  queryClient: QueryClient;
  report: Report;
  /** Sends over the socket. */
  sendEvent: SendEvent;
  /** A/B test variants in effect on the page, as far as the device has them. */
  tests: () => Variants;
}

/** How long the start of a visit waits for its person, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/** When an account was created, once it is loaded. */
function loadMadeAt(queryClient: QueryClient, id: string): Promise<number | "unknown"> {
  return Promise.race([
    queryClient.fetchQuery(userQuery(id)).then(({ createdAt }) => Date.parse(createdAt)),
    new Promise<never>((_resolve, reject) => setTimeout(reject, LONGEST_WAIT_MS)),
  ]).catch(() => "unknown");
}

/** Takes over events fired so far, and from now on sends all events. */
export function startTracking({
  pass,
  logins,
  session,
  storage,
  queryClient,
  report,
  sendEvent,
  tests,
}: TrackingParts): void {
  const now = Date.now;
  const outbox = createOutbox({
    send: (events) => sendEvents(events, session.account()?.api_token ?? null),
    kept: storedBatches(() => localStorage, now),
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
  const sessionCount = () => readVisitCount(storage, now());
  const track = createTracker({
    mayTrackUse: () => mayTrackUse(storage, navigator),
    visit: createVisitId(storage),
    firstSession: readFirstSession(storage, now()),
    sessionCount,
    accountMadeAt: () => {
      const [account, known] = [session.account(), user()];
      if (account === null) return null;
      return known ? Date.parse(known.createdAt) : loadMadeAt(queryClient, account.id);
    },
    added: addedParams({
      queryClient,
      userId: () => session.account()?.id,
      path: () => fromAddress(location.pathname),
      origin: location.origin,
      tests,
    }),
    newId: newIdempotencyKey,
    add: batcher.add,
    addView: createViewSender({ sendEvent, storage, user, sessionCount, otherwise: batcher.add }),
  });
  // What is fired around a login is sent with the person who signed in. Their id may be the device's.
  logins.pass((at) => batcher.hold(at + LOGIN_HOLD_MS - now()));
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
