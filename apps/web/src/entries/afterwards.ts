import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Report } from "../features/failures/createReport.ts";
import { reportReads } from "../features/failures/reportReads.ts";
import { startRealtime } from "../features/realtime/startRealtime.ts";
import { deviceStorage } from "../features/session/deviceStorage.ts";
import type { SessionStore } from "../features/session/sessionStore.ts";
import { visitSession } from "../features/session/visitSession.ts";
import type { Track } from "../features/tracking/events.ts";

interface Started {
  session: SessionStore;
  queryClient: QueryClient;
  call: CallApi;
  /** This tab. */
  origin: string;
  track: Track;
  report: Report;
}

/** What no page waits for: it is loaded, and begins, once the page is alive. */
export function afterwards({ session, queryClient, call, origin, track, report }: Started): void {
  reportReads(queryClient, track);
  startRealtime({ session, queryClient, call, origin });
  void visitSession({ call, session, storage: deviceStorage, report, now: Date.now() });
}
