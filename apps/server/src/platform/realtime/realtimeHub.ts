import { socketEvents, type SocketEventName, type SocketPayload } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import { roomOfBearer, roomOfCollector, roomOfUser, type SocketServer } from "./socketServer.ts";

/**
 * Notifies all open screens of these people, on any server; having none is not an error. Never
 * throws, because the write has already happened.
 */
export type Publish = <Name extends SocketEventName>(
  to: readonly string[],
  name: Name,
  payload: SocketPayload<Name>,
) => void;

/** The realtime interface for features. */
export interface RealtimeHub {
  publish: Publish;
  /** Notifies every socket of this server, for what every server notices by itself. */
  notifyLocalSockets<Name extends SocketEventName>(name: Name, payload: SocketPayload<Name>): void;
  /**
   * Closes the sockets opened with this bearer (by its SHA-256), on any server. Call it when the
   * bearer is revoked.
   */
  disconnectBearer(tokenHash: string): void;
  disconnectUser(userId: string): void;
  /** Notifies the screen waiting to be signed in, identified by the SHA-256 of its collectToken. */
  notifyWaitingScreen(collectHash: string, state: SocketPayload<"link:answered">["state"]): void;
  /** Connects to a server's sockets. Without it, nobody is notified. */
  attach(sockets: SocketServer): void;
}

/**
 * A server, or some of its rooms. The contract types payloads by name; here any payload is parsed.
 */
interface Audience {
  emit(name: SocketEventName, payload: unknown): unknown;
}

export function createRealtimeHub(log: Pick<FastifyBaseLogger, "error">): RealtimeHub {
  let sockets: SocketServer | null = null;
  const reach = (act: (server: SocketServer) => void) => {
    try {
      if (sockets) act(sockets);
    } catch (error) {
      log.error({ err: error }, "couldn't notify sockets");
    }
  };
  /** Parsing ensures that only what the contract declares is sent. */
  const emit = (audience: Audience, name: SocketEventName, payload: unknown) =>
    void audience.emit(name, socketEvents[name].parse(payload));
  return {
    publish: (to, name, payload) => {
      if (to.length > 0) reach((server) => emit(server.to(to.map(roomOfUser)), name, payload));
    },
    notifyLocalSockets: (name, payload) => reach((server) => emit(server.local, name, payload)),
    disconnectBearer: (tokenHash) =>
      reach((server) => server.in(roomOfBearer(tokenHash)).disconnectSockets(true)),
    disconnectUser: (userId) =>
      reach((server) => server.in(roomOfUser(userId)).disconnectSockets(true)),
    notifyWaitingScreen: (collectHash, state) =>
      reach((server) => emit(server.to(roomOfCollector(collectHash)), "link:answered", { state })),
    attach: (server) => void (sockets = server),
  };
}
