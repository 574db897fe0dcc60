import type { ServerEvents } from "@worthy/contract";
import { SOCKET_PATH, socketManifest } from "@worthy/contract/socketManifest";
import type { QueryClient } from "@tanstack/react-query";
import { io, type Socket } from "socket.io-client";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { createChangeCollector } from "./createChangeCollector.ts";

export interface ConnectParts {
  bearer: string;
  queryClient: QueryClient;
  origin: string;
  /** The server refused the bearer, or cut the socket off: finds out whether this device is signed in still. */
  checkSession(): void;
}

const RECONNECTION_ATTEMPTS = 5;
const LONGEST_WAIT_MS = 10_000;
const ALL_TOPICS = Object.values(socketManifest).flatMap(({ changes }) => [...changes]);

/** Opens the socket of a person and asks anew for what it tells has changed. Returns how to close it. */
export function connectRealtime({ bearer, queryClient, origin, checkSession }: ConnectParts): () => void {
  const invalidate = (topics: Parameters<typeof invalidateTopics>[1]) => void invalidateTopics(queryClient, topics);
  const collector = createChangeCollector({ origin, invalidate });
  const socket: Socket<ServerEvents, Record<never, never>> = io({
    path: SOCKET_PATH,
    transports: ["websocket"],
    auth: { bearer },
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    reconnectionDelayMax: LONGEST_WAIT_MS,
    autoConnect: navigator.onLine,
  });
  let wasConnected = false;
  socket.on("connect", () => {
    // What happened while nobody listened is not told again.
    if (wasConnected) invalidate(ALL_TOPICS);
    wasConnected = true;
  });
  socket.on("disconnect", (reason) => reason === "io server disconnect" && checkSession());
  socket.on("connect_error", ({ message }) => message === "unauthenticated" && checkSession());
  socket.onAny(collector.hear);
  const stopWatching = watchPresence(socket);
  return () => {
    stopWatching();
    collector.close();
    socket.disconnect();
  };
}

/** Connects again when the network or the person comes back, however often it failed before; a lost network is no error. */
function watchPresence(socket: Socket<ServerEvents, Record<never, never>>): () => void {
  const stop = new AbortController();
  const comeBack = () => {
    if (navigator.onLine && !socket.connected) socket.connect();
  };
  // An open socket would keep the browser from keeping the page for Back.
  const leave = () => socket.connected && socket.disconnect();
  addEventListener("online", comeBack, stop);
  addEventListener("pageshow", comeBack, stop);
  addEventListener("offline", leave, stop);
  addEventListener("pagehide", leave, stop);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && comeBack(), stop);
  return () => stop.abort();
}
