import type { IncomingMessage } from "node:http";
import { socketHandshake, type SocketRefusal } from "@worthy/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Socket } from "socket.io";
import { sha256 } from "../ids.ts";
import type { Caller } from "../policy.ts";
import type { Recall } from "./createRecall.ts";
import { hearTracker, type TakeTracked } from "./hearTracker.ts";
import { createCounter } from "./createCounter.ts";
import { roomOfBearer, roomOfCollector, roomOfUser, type SocketServer } from "./socketServer.ts";

export interface AdmissionParts {
  /** The person a bearer belongs to; null where it belongs to nobody. */
  findCaller(bearer: string): Promise<Caller | null>;
  connectionsPerAccount: number;
  take: TakeTracked;
  /** The network that a request comes from, as far as proxies are trusted. */
  networkOf(request: IncomingMessage): string;
  recall: Pick<Recall, "since">;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** A bearer may be taken back while nobody can tell this server: each is looked up again now and then. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** Lets sockets in by the bearer of their handshake, into the rooms of their person; those without one into none. */
export function admitSockets(sockets: SocketServer, parts: AdmissionParts): void {
  const open = createCounter(parts.connectionsPerAccount);

  const admit = async (socket: Socket): Promise<SocketRefusal | null> => {
    const shown = socketHandshake.safeParse(socket.handshake.auth);
    socket.handshake.auth = {}; // whatever else looks at the handshake, the bearer is not in it
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
    socket.data = { userId: caller.userId, behind, isValid: async () => (await parts.findCaller(bearer)) !== null } satisfies Admitted;
    await socket.join([roomOfUser(caller.userId), roomOfBearer(sha256(bearer))]);
    return null;
  };

  sockets.use((socket, next) => {
    const fail = (error: unknown): SocketRefusal => {
      parts.log.error({ err: error }, "a socket could not be let in");
      return "unavailable";
    };
    void admit(socket)
      .catch(fail)
      .then((refusal) => next(refusal === null ? undefined : new Error(refusal)));
  });
  sockets.on("connection", (socket) => {
    socket.on("error", () => {}); // a malformed packet; socket.io closes the connection
    const admitted = socket.data as Partial<Admitted>; // set above, empty for nobody's sockets
    hearTracker(socket, { take: parts.take, log: parts.log, from: { userId: admitted.userId ?? null, network: parts.networkOf(socket.request) } });
    tellAgain(socket, admitted, parts.recall);
    if (admitted.isValid) keepLooking(socket, admitted.isValid, parts.log);
  });
}

interface Admitted {
  userId: string;
  /** For how long, in milliseconds, this screen could not hear. */
  behind: number | undefined;
  /** Whether the bearer still holds. */
  isValid(): Promise<boolean>;
}

/** Tells a screen what its person's screens were told since its data were read. */
function tellAgain(socket: Socket, { userId, behind }: Partial<Admitted>, recall: AdmissionParts["recall"]): void {
  if (userId === undefined || behind === undefined) return;
  const missed = recall.since(roomOfUser(userId), behind) ?? [["anything:changed", { origin: null }]];
  for (const [name, payload] of missed) socket.emit(String(name), payload);
}

/** Closes the socket once its bearer is gone: looked up at once too, since it may have gone while the socket was let in. */
function keepLooking(socket: Socket, isValid: Admitted["isValid"], log: AdmissionParts["log"]): void {
  const look = async () => {
    const valid = await isValid().catch((error: unknown) => {
      log.warn({ err: error }, "the bearer of a socket could not be looked up");
      return true;
    });
    if (!valid) socket.disconnect(true);
  };
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS).unref();
  socket.once("disconnect", () => clearInterval(timer));
  void look();
}
