import type { QueryClient } from "@tanstack/react-query";
import type { FailedCall } from "../api/createApi.ts";
import type { Report } from "../features/services/Services.ts";
import { storeActivity } from "../features/account/recentActivity.ts";
import { applyAdminSettings } from "../features/admin/applyAdminSettings.ts";
import { storeAppMode } from "../features/appMode/readAppMode.ts";
import type { ShownVariants } from "../features/services/Services.ts";
import { startVariants } from "../features/experiments/startVariants.ts";
import { trackFailedCalls } from "../features/failures/trackFailedCalls.ts";
import { showFaults } from "../features/admin/showFaults.ts";
import { focusPressed } from "../features/fields/focusPressed.ts";
import { reportReads } from "../features/failures/reportReads.ts";
import { startWorker } from "../features/installed/startWorker.ts";
import { startOffline, type OfflineParts } from "../features/offline/startOffline.ts";
import type { OfflineWrites } from "../features/services/Writes.ts";
import { startRealtime } from "../features/realtime/startRealtime.ts";
import { visitSession } from "../features/session/visitSession.ts";
import type { Buffer } from "../features/events/createBuffer.ts";
import type { TrackBuffer } from "../features/events/createTrackBuffer.ts";
import type { Track } from "../features/events/Track.ts";
import { startTracking } from "../features/tracking/startTracking.ts";
import type { Router } from "../router/RouterState.ts";

interface Started extends OfflineParts {
  queryClient: QueryClient;
  /** This tab's name. */
  origin: string;
  router: Router;
  variants: ShownVariants;
  track: Track;
  pass: TrackBuffer["pass"];
  failedCalls: Buffer<FailedCall>;
  logins: Buffer<number>;
  report: Report;
}

/**
 * Loads and starts what no page waits for, after hydration. Returns the queue that writes go
 * through.
 */
export function startDeferred({
  origin,
  router,
  variants,
  track,
  pass,
  failedCalls,
  logins,
  report,
  ...parts
}: Started): OfflineWrites {
  const { session, queryClient, call, storage, toasts } = parts;
  const offlineWrites = startOffline(parts);
  storeAppMode();
  focusPressed(window);
  applyAdminSettings(queryClient);
  if (import.meta.env.PROD)
    void startWorker(parts).catch((error: unknown) =>
      report("Failed to register the service worker", error),
    );
  const isCrawler = "crawler" in document.documentElement.dataset;
  const tests = startVariants({
    shown: variants,
    router,
    isCrawler,
    places: { storage, document },
    call,
    random: Math.random,
  });
  reportReads(queryClient, track);
  failedCalls.pass(trackFailedCalls(track));
  const { sendEvent } = startRealtime({ session, queryClient, call, origin });
  // Before the visit is recorded: it checks whether this device has been here before.
  startTracking({
    pass: storeActivity(showFaults(pass, toasts), storage),
    logins,
    session,
    storage,
    queryClient,
    report,
    sendEvent,
    tests,
  });
  void visitSession({ call, session, storage, report, now: Date.now() });
  return offlineWrites;
}
