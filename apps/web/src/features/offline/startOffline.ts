import type { CallApi } from "@worthy/contract";
import { manifest, type ManifestEntry, type Topic } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import type { Toasts } from "@worthy/ui";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { offline } from "../../messages/en/offline.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import { hideNetworkLost, showNetworkLost } from "../failures/failureToasts.ts";
import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import type { SessionStore } from "../session/sessionStore.ts";
import { createWriteLine } from "./createWriteLine.ts";
import { createWriteQueue } from "./createWriteQueue.ts";
import { deliverWrite } from "./deliverWrite.ts";
import { restoreShown } from "./restoreShown.ts";
import { sayRefused } from "./sayRefused.ts";
import { signOutHere, tellSignOuts } from "./signOutLater.ts";
import { unsentStore } from "./unsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import type { WriteQueue } from "./Writes.ts";

provideTexts({ offline });

export interface OfflineParts {
  call: CallApi;
  session: SessionStore;
  queryClient: QueryClient;
  storage: DeviceStorage;
  toasts: Toasts;
  t: T;
}

const LOCK = "worthy-unsent";
const BRIEF_MS = 800;
/** Room to read it. */
const SENT_TIMEOUT = 5000;

/** Only one tab of the device sends. Plain http addresses have no locks: there the key of each write keeps the server from doing it twice. */
async function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? await locks.request(LOCK, run) : run();
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const topicsOf = (writes: readonly UnsentWrite[]): Topic[] => writes.flatMap(({ endpoint }) => (manifest[endpoint] as ManifestEntry).changes ?? []);

/** Sets up the queue of writes over what this device has kept, and sends what it can. */
export function startOffline({ call, session, queryClient, storage, toasts, t }: OfflineParts): WriteQueue {
  const store = unsentStore(storage, Date.now);
  const person = () => session.account()?.id ?? null;
  const line = createWriteLine({
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
    onRefused: (write, error) => sayRefused({ toasts, t }, write, error),
    onLost: () => showNetworkLost({ toasts, t }),
    onChange: () => queue.changed(),
  });
  const queue = createWriteQueue({ line, store, person, now: Date.now, briefly: () => new Promise((resolve) => later(resolve, BRIEF_MS)) });
  const look = () => {
    for (const write of line.unheard()) restoreShown(queryClient, write, () => line.settled(write));
    line.reread();
    void line.wake();
  };
  session.subscribe(() => {
    queue.seeWhoIsHere();
    look();
  });
  const tellServer = () => void tellSignOuts({ session, storage });
  addEventListener("online", () => {
    tellServer();
    void line.wake();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void line.wake());
  addEventListener("storage", ({ key }) => key?.startsWith(UNSENT_PREFIX) && look());
  queue.seeWhoIsHere();
  look();
  tellServer();
  return {
    ...queue,
    leave: async (signOut) => {
      if (await queue.mayLeave()) await signOut().catch((error: unknown) => signOutHere(error, { session, storage }));
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
