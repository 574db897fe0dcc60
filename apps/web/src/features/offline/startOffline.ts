import type { CallApi, Topic } from "@worthy/contract";
import { manifest, type ManifestEntry } from "@worthy/contract/manifest";
import type { Toasts } from "@worthy/ui";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { hideNetworkLost, showNetworkLost } from "../failures/failureToasts.ts";
import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { createWriteQueue, type QueueParts, type WriteQueue } from "./createWriteQueue.ts";
import { createOfflineWrites } from "./createOfflineWrites.ts";
import { deliverWrite } from "./deliverWrite.ts";
import { showRefusal } from "./showRefusal.ts";
import { signOutLocally, reportSignOuts } from "./signOutLater.ts";
import { createUnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import type { OfflineWrites } from "../services/Writes.ts";
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
export function startOffline(parts: OfflineParts): OfflineWrites {
  const { session, queryClient, storage } = parts;
  const device: Device = {
    store: createUnsentStore(storage, Date.now),
    person: () => session.account()?.id ?? null,
  };
  const queue = createQueue(parts, device, () => offlineWrites.changed());
  const offlineWrites = createOfflineWrites({
    queue,
    ...device,
    now: Date.now,
    briefly: () => new Promise((resolve) => later(resolve, BRIEF_MS)),
  });
  const look = () => {
    for (const write of queue.unawaited())
      restoreShown(queryClient, write, () => queue.settled(write));
    queue.reread();
    void queue.flush();
  };
  session.subscribe(() => {
    offlineWrites.setOthersAside();
    look();
  });
  const reportToServer = () => void reportSignOuts({ session, storage });
  addEventListener("online", () => {
    reportToServer();
    void queue.flush();
  });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && void queue.flush(),
  );
  addEventListener("storage", ({ key }) => key?.startsWith(UNSENT_PREFIX) && look());
  offlineWrites.setOthersAside();
  look();
  reportToServer();
  return {
    ...offlineWrites,
    leave: async (signOut) => {
      if (await offlineWrites.confirmLeaving())
        await signOut().catch((error: unknown) => signOutLocally(error, { session, storage }));
    },
    transfer: (from, into) => {
      offlineWrites.transfer(from, into);
      look();
    },
    sendLeft: () => {
      offlineWrites.sendLeft();
      look();
    },
  };
}

type Device = Pick<QueueParts, "store" | "person">;

/** The queue with what it needs from the browser, and the messages it shows. */
function createQueue(
  { call, session, queryClient, toasts, locale }: OfflineParts,
  { store, person }: Device,
  onChange: () => void,
): WriteQueue {
  const t = locale.texts(offlineTexts);
  return createWriteQueue({
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
