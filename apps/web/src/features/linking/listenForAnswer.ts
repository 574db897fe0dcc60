import type { ServerEvents } from "@worthy/contract";
import { SOCKET_PATH } from "@worthy/contract/socketManifest";
import { io, type Socket } from "socket.io-client";
import { toAddress } from "../../api/basePath.ts";

const RECONNECTION_ATTEMPTS = 5;

/** Notices immediately when this screen's request was answered. Returns a function to stop. */
export function listenForAnswer(collectToken: string, onAnswer: () => void): () => void {
  const socket: Socket<ServerEvents, Record<never, never>> = io({
    path: toAddress(SOCKET_PATH),
    transports: ["websocket"],
    auth: { collectToken },
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    autoConnect: navigator.onLine,
  });
  socket.on("link:answered", onAnswer);
  return () => void socket.disconnect();
}
