import type { IncomingMessage } from "node:http";
import { socketHandshake, type SocketRefusal } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "socket.io";
import { sha256 } from "../ids.ts";
import type { Caller } from "../policy.ts";
import type { ReplayBuffer } from "./createReplayBuffer.ts";
import { receiveTrackerEvents, type TakeTracked } from "./receiveTrackerEvents.ts";
import { createCounter } from "./createCounter.ts";
import { roomOfBearer, roomOfCollector, roomOfUser, type SocketServer } from "./socketServer.ts";

export interface AdmissionParts {
  /** The person a bearer belongs to; null if nobody. */
  findCaller(bearer: string): Promise<Caller | null>;
  connectionsPerAccount: number;
  take: TakeTracked;
  /** The network a request comes from, as far as proxies are trusted. */
  networkOf(request: IncomingMessage): string;
  replayBuffer: Pick<ReplayBuffer, "since">;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/**
 * A bearer may be revoked without this server learning of it, so each is checked again
 * periodically.
 */
const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * Admits sockets by the bearer in their handshake to their person's rooms; those without one join
 * no room.
 */
export function admitSockets(sockets: SocketServer, parts: AdmissionParts): void {
  const open = createCounter(parts.connectionsPerAccount);

  const admit = async (socket: Socket): Promise<SocketRefusal | null> => {
    const shown = socketHandshake.safeParse(socket.handshake.auth);
    socket.handshake.auth = {}; // other readers of the handshake won't find the bearer
    if (!shown.success) return "invalid";
    const { bearer, collectToken, behind } = shown.data;
    if (collectToken !== undefined) await socket.join(roomOfCollector(sha256(collectToken)));
    if (bearer === undefined) return null;
    const caller = await parts.findCaller(bearer);
    if (!caller) return "unauthenticated";
    if (socket.conn.readyState !== "open") return "invalid";
    const place = open.take(caller.userId);
    if (!place) return "too-many";
    socket.conn.once("close", place.release);
    socket.once("disconnect", place.release);
    socket.data = {
      userId: caller.userId,
      behind,
      isValid: async () => (await parts.findCaller(bearer)) !== null,
    } satisfies Admitted;
    await socket.join([roomOfUser(caller.userId), roomOfBearer(sha256(bearer))]);
    return null;
  };

  sockets.use((socket, next) => {
    const fail = (error: unknown): SocketRefusal => {
      parts.log.error({ err: error }, "couldn't admit a socket");
      return "unavailable";
    };
    void admit(socket)
      .catch(fail)
      .then((refusal) => next(refusal === null ? undefined : new Error(refusal)));
  });
  sockets.on("connection", (socket) => {
    socket.on("error", () => {}); // a malformed packet; socket.io closes the connection
    const admitted = socket.data as Partial<Admitted>; // set above; empty for sockets without a person
    receiveTrackerEvents(socket, {
      take: parts.take,
      log: parts.log,
      from: { userId: admitted.userId ?? null, network: parts.networkOf(socket.request) },
    });
    replayMessages(socket, admitted, parts.replayBuffer);
    if (admitted.isValid) keepLooking(socket, admitted.isValid, parts.log);
  });
}

interface Admitted {
  userId: string;
  /** Milliseconds during which this screen missed messages. */
  behind: number | undefined;
  /** Whether the bearer is still valid. */
  isValid(): Promise<boolean>;
}

/** Replays the messages sent to a person's screens since this screen's data were read. */
function replayMessages(
  socket: Socket,
  { userId, behind }: Partial<Admitted>,
  replayBuffer: AdmissionParts["replayBuffer"],
): void {
  if (userId === undefined || behind === undefined) return;
  const missed = replayBuffer.since(roomOfUser(userId), behind) ?? [
    ["anything:changed", { origin: null }],
  ];
  for (const [name, payload] of missed) socket.emit(String(name), payload);
}

/**
 * Closes the socket once its bearer is revoked. Also checks immediately, since that may have
 * happened during admission.
 */
function keepLooking(
  socket: Socket,
  isValid: Admitted["isValid"],
  log: AdmissionParts["log"],
): void {
  const look = async () => {
    const valid = await isValid().catch((error: unknown) => {
      log.warn({ err: error }, "couldn't check a socket's bearer");
      return true;
    });
    if (!valid) socket.disconnect(true);
  };
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS).unref();
  socket.once("disconnect", () => clearInterval(timer));
  void look();
}
