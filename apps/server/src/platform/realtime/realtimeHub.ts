import { socketEvents, type SocketEventName, type SocketPayload } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import { roomOfBearer, roomOfCollector, roomOfUser, type SocketServer } from "./socketServer.ts";

/** Tells all open screens of these people, on whatever server; nobody there is no error. Never throws: what is told has happened already. */
export type Publish = <Name extends SocketEventName>(to: readonly string[], name: Name, payload: SocketPayload<Name>) => void;

/** What features know of the socket. */
export interface RealtimeHub {
  publish: Publish;
  /** Tells every socket of this server: for what every server notices by itself. */
  tellEverybodyHere<Name extends SocketEventName>(name: Name, payload: SocketPayload<Name>): void;
  /** Closes what was opened with this bearer (its SHA-256), on whatever server: call it when the bearer is gone. */
  disconnectBearer(tokenHash: string): void;
  disconnectUser(userId: string): void;
  /** Tells the screen that waits to be signed in; it is named by the SHA-256 of its collectToken. */
  tellWaitingScreen(collectHash: string, state: SocketPayload<"link:answered">["state"]): void;
  /** Begins to reach the sockets of a server. Without one nobody is told. */
  attach(sockets: SocketServer): void;
}

/** A server, or some of its rooms. The contract types payloads by name; here they are parsed, whatever they are. */
interface Audience {
  emit(name: SocketEventName, payload: unknown): unknown;
}

export function createRealtimeHub(log: Pick<FastifyBaseLogger, "error">): RealtimeHub {
  let sockets: SocketServer | null = null;
  const reach = (act: (server: SocketServer) => void) => {
    try {
      if (sockets) act(sockets);
    } catch (error) {
      log.error({ err: error }, "sockets could not be told");
    }
  };
  /** Parsed, so that nothing goes out but what the contract names. */
  const tell = (audience: Audience, name: SocketEventName, payload: unknown) => void audience.emit(name, socketEvents[name].parse(payload));
  return {
    publish: (to, name, payload) => {
      if (to.length > 0) reach((server) => tell(server.to(to.map(roomOfUser)), name, payload));
    },
    tellEverybodyHere: (name, payload) => reach((server) => tell(server.local, name, payload)),
    disconnectBearer: (tokenHash) => reach((server) => server.in(roomOfBearer(tokenHash)).disconnectSockets(true)),
    disconnectUser: (userId) => reach((server) => server.in(roomOfUser(userId)).disconnectSockets(true)),
    tellWaitingScreen: (collectHash, state) => reach((server) => tell(server.to(roomOfCollector(collectHash)), "link:answered", { state })),
    attach: (server) => void (sockets = server),
  };
}
