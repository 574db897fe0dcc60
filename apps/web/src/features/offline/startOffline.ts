import type { CallApi, Topic } from "@worthy/contract";
import { manifest, type ManifestEntry } from "@worthy/contract/manifest";
import type { Toasts } from "@worthy/ui";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { hideNetworkLost, showNetworkLost } from "../failures/failureToasts.ts";
import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { createWriteLine, type LineParts, type WriteLine } from "./createWriteLine.ts";
import { createWriteQueue } from "./createWriteQueue.ts";
import { deliverWrite } from "./deliverWrite.ts";
import { showRefusal } from "./showRefusal.ts";
import { signOutHere, reportSignOuts } from "./signOutLater.ts";
import { unsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import type { WriteQueue } from "../services/Writes.ts";
import type { Locale } from "../../locale/createLocale.ts";
import offlineTexts from "./texts/offline.en.json" with { type: "json" };

export interface OfflineParts {
  call: CallApi;
  session: SessionStore;
  queryClient: QueryClient;
  storage: DeviceStorage;
  toasts: Toasts;
  locale: Locale;
}

const LOCK = "worthy-unsent";
const BRIEF_MS = 800;
/** Time to read it. */
const SENT_TIMEOUT = 5000;

/**
 * Only one tab of the device sends. Plain http addresses have no locks: there the write's key keeps
 * the server from running it twice.
 */
async function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? await locks.request(LOCK, run) : run();
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const topicsOf = (writes: readonly UnsentWrite[]): Topic[] =>
  writes.flatMap(({ endpoint }) => (manifest[endpoint] as ManifestEntry).changes ?? []);

/** Sets up the queue with the writes stored on this device, and sends what it can. */
export function startOffline(parts: OfflineParts): WriteQueue {
  const { session, queryClient, storage } = parts;
  const device: Device = {
    store: unsentStore(storage, Date.now),
    person: () => session.account()?.id ?? null,
  };
  const line = createLine(parts, device, () => queue.changed());
  const queue = createWriteQueue({
    line,
    ...device,
    now: Date.now,
    briefly: () => new Promise((resolve) => later(resolve, BRIEF_MS)),
  });
  const look = () => {
    for (const write of line.unheard()) restoreShown(queryClient, write, () => line.settled(write));
    line.reread();
    void line.wake();
  };
  session.subscribe(() => {
    queue.seeWhoIsHere();
    look();
  });
  const reportToServer = () => void reportSignOuts({ session, storage });
  addEventListener("online", () => {
    reportToServer();
    void line.wake();
  });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && void line.wake(),
  );
  addEventListener("storage", ({ key }) => key?.startsWith(UNSENT_PREFIX) && look());
  queue.seeWhoIsHere();
  look();
  reportToServer();
  return {
    ...queue,
    leave: async (signOut) => {
      if (await queue.mayLeave())
        await signOut().catch((error: unknown) => signOutHere(error, { session, storage }));
    },
    carry: (from, into) => {
      queue.carry(from, into);
      look();
    },
    take: () => {
      queue.take();
      look();
    },
  };
}

type Device = Pick<LineParts, "store" | "person">;

/** The line of writes with what it needs from the browser, and the messages it shows. */
function createLine(
  { call, session, queryClient, toasts, locale }: OfflineParts,
  { store, person }: Device,
  onChange: () => void,
): WriteLine {
  const t = locale.texts(offlineTexts);
  return createWriteLine({
    store,
    person,
    online: () => navigator.onLine,
    deliver: (write) => deliverWrite(write, { call, session, queryClient, store }),
    refresh: (writes) => invalidateTopics(queryClient, topicsOf(writes)),
    exclusively,
    later,
    onSent: (count) => {
      hideNetworkLost(toasts);
      toasts.show({ id: "sent", text: t("offline.sent", { count }), timeout: SENT_TIMEOUT });
    },
    onRefused: (write, error) => showRefusal({ toasts, locale }, write, error),
    onLost: () => showNetworkLost({ toasts, locale }),
    onChange,
  });
}

/** Shows an earlier page's write as pending on this one, until it has left the queue. */
function restoreShown(
  queryClient: QueryClient,
  { at, shown }: UnsentWrite,
  settled: () => Promise<unknown>,
): void {
  const mutation = queryClient.getMutationCache().build(
    queryClient,
    { mutationKey: shown.key, mutationFn: settled },
    {
      status: "pending",
      variables: shown.variables,
      submittedAt: at,
      isPaused: false,
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
    },
  );
  mutation.execute(shown.variables).catch(() => {}); // the queue informs whoever needs to know
}
