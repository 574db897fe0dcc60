import type { ClientEvents, ServerEvents, SocketHandshake } from "@worthy/contract";
import { SOCKET_PATH, socketManifest } from "@worthy/contract/socketManifest";
import type { QueryClient } from "@tanstack/react-query";
import { io, type Socket } from "socket.io-client";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import type { SendEvent } from "../tracking/createViewSender.ts";
import { createChangeCollector } from "./createChangeCollector.ts";
import { notifyListChange } from "./listChanges.ts";
import { toAddress } from "../../api/basePath.ts";

export interface ConnectParts {
  bearer: string;
  queryClient: QueryClient;
  origin: string;
  /** When the screen's data were requested at the earliest, as a `performance.now` time. */
  readAt: number;
  /**
   * The server refused the bearer or closed the socket: checks whether this device is still signed
   * in.
   */
  checkSession(): void;
}

type OurSocket = Socket<ServerEvents, ClientEvents>;

export const RECONNECTION_ATTEMPTS = 5;
const LONGEST_WAIT_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const ALL_TOPICS = socketManifest["anything:changed"].changes;

/**
 * Opens a person's socket and refetches what its events invalidate. Returns functions to close it
 * and to send over it.
 */
export function connectRealtime({
  bearer,
  queryClient,
  origin,
  readAt,
  checkSession,
}: ConnectParts): { close: () => void; sendEvent: SendEvent } {
  const invalidate = (topics: Parameters<typeof invalidateTopics>[1]) =>
    void invalidateTopics(queryClient, topics);
  const collector = createChangeCollector({ origin, invalidate });
  let wasConnected = false;
  // The server replays events since then; after a longer pause, everything is refetched anyway.
  const handshake = (): SocketHandshake =>
    wasConnected
      ? { bearer }
      : { bearer, behind: Math.max(0, Math.ceil(performance.now() - readAt)) };
  const socket: OurSocket = io({
    path: toAddress(SOCKET_PATH),
    transports: ["websocket"],
    auth: (show) => show(handshake()),
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    reconnectionDelayMax: LONGEST_WAIT_MS,
    autoConnect: navigator.onLine,
  });
  socket.on("connect", () => {
    // Events missed while disconnected are not replayed.
    if (wasConnected) invalidate(ALL_TOPICS);
    wasConnected = true;
  });
  socket.on("disconnect", (reason) => reason === "io server disconnect" && checkSession());
  socket.on("connect_error", ({ message }) => message === "unauthenticated" && checkSession());
  socket.onAny(collector.add);
  socket.on("watchlists:changed", notifyListChange);
  const stopWatching = watchPresence(socket);
  const close = () => {
    stopWatching();
    collector.close();
    socket.disconnect();
  };
  return {
    close,
    sendEvent: async (event) =>
      socket.connected &&
      (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck("event:create", event)).success,
  };
}

/**
 * Reconnects when the network or person is back, however often it failed; a lost network is not an
 * error.
 */
function watchPresence(socket: OurSocket): () => void {
  const stop = new AbortController();
  const comeBack = () => {
    if (navigator.onLine && !socket.connected) socket.connect();
  };
  // An open socket would keep the page out of the back/forward cache.
  const leave = () => socket.connected && socket.disconnect();
  addEventListener("online", comeBack, stop);
  addEventListener("pageshow", comeBack, stop);
  addEventListener("offline", leave, stop);
  addEventListener("pagehide", leave, stop);
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && comeBack(),
    stop,
  );
  return () => stop.abort();
}
